import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/open';
import { keptFacts, ledgerTransactions, members } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import { keepMerchants } from '../../ledger/totals';

type FactValue = string | number;

/** One setting by which stored data is read. */
export interface Fact {
  /** A merchant's code, or empty for the whole platform. */
  readonly scope: string;
  readonly name: string;
  readonly value: FactValue;
  /** Rows that would be read differently under another value; a setting that nothing depends on may change. */
  readonly readBy: 'money' | 'trial members' | 'everything';
  /** Whether an operator may take the new value all the same, by `npm run accept-change`. */
  readonly mayBeAccepted?: boolean;
  /** Says what is wrong with another value than the one that is kept, and how it is put right. */
  explain(kept: FactValue): string;
}

const powerOfTen = (exponent: number) => (10 ** Math.abs(exponent)).toLocaleString('en');

function explainScale(kept: number, scale: number): string {
  const change =
    scale < kept
      ? `${powerOfTen(kept - scale)} times what it is`
      : `a ${powerOfTen(scale - kept)}th of what it is`;
  return `currency.scale was ${kept} and is now ${scale}: every stored amount would be read as ${change}. Set it back to ${kept}, or open the merchant under another code.`;
}

/** A short hash that tells a key from another one and gives neither away. */
export const fingerprintKey = (secret: string | Buffer): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, 16);

/** The settings by which the data of a merchant's code is read. */
export function listMerchantFacts({ code, config, trial }: MerchantScope): Fact[] {
  const { currency, timeZone, encryption, trialMerchantCode } = config;
  const fact = (
    name: string,
    value: FactValue,
    readBy: Fact['readBy'],
    explain: Fact['explain'],
  ): Fact => ({ scope: code, name, value, readBy, explain });
  const money: Fact[] = [
    fact('scale', currency.scale, 'money', (kept) => explainScale(Number(kept), currency.scale)),
    fact(
      'currency',
      currency.code,
      'money',
      (kept) =>
        `currency.code was ${kept} and is now ${currency.code}: balances would become ${currency.code} without being exchanged. Set it back to ${kept}, or open the merchant under another code.`,
    ),
    {
      ...{ scope: code, name: 'timeZone', value: timeZone, readBy: 'money', mayBeAccepted: true },
      explain: (kept) =>
        `timeZone was ${kept} and is now ${timeZone}: the days of reports and programmes would begin at another moment. Set it back to ${kept}, or stop the platform and count its days anew: npm run accept-change -- ${config.code} timeZone`,
    },
  ];
  if (trial) return money;
  const { x, y } = encryption.jwk;
  return [
    ...money,
    {
      ...{ scope: code, name: 'trialMerchantCode', value: trialMerchantCode },
      ...{ readBy: 'trial members', mayBeAccepted: true },
      explain: (kept) =>
        `trialMerchantCode was ${kept} and is now ${trialMerchantCode}: the trial accounts of ${kept} would be nobody's. Set it back to ${kept}, or give them up: npm run accept-change -- ${config.code} trialMerchantCode`,
    },
    fact(
      `key ${encryption.kid}`,
      fingerprintKey(`${x}.${y}`),
      'everything',
      () =>
        `the key "${encryption.kid}" is another than it was: open pages would seal to one that is gone. Give the new key a kid of its own: nx g @playhouse/merchants:keys ${config.code}`,
    ),
  ];
}

/** The settings by which the data of all merchants is read. */
export function listPlatformFacts(production: boolean, secret: Buffer): Fact[] {
  const kind = production ? 'production' : 'development';
  const fact = (name: string, value: string, explain: Fact['explain']): Fact => ({
    ...{ scope: '', name, value, readBy: 'everything', explain },
  });
  return [
    fact('kind', kind, (kept) =>
      production
        ? `This is the database of a ${kept} platform, with demo accounts whose passwords are published: production needs a database of its own.`
        : `This is the database of a ${kept} platform, and this start is for development: it would put demo accounts into it. Set NODE_ENV=production, or choose another database.`,
    ),
    fact(
      'secret',
      fingerprintKey(secret),
      () =>
        'The database was made with another GATEWAY_PRIVATE_JWK: what is sealed in it, such as the accounts that withdrawals go to, could not be opened. Start with the key it was made with.',
    ),
  ];
}

/** Whether rows stand that a fact decides about. */
async function isReadBySomething(db: Queryable, { scope, readBy }: Fact, kept: FactValue) {
  if (readBy === 'everything') return true;
  const [table, merchant] =
    readBy === 'money'
      ? ([ledgerTransactions, scope] as const)
      : ([members, String(kept)] as const);
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.merchant, merchant))
    .limit(1);
  return found.length > 0;
}

/** Writes a fact down, in place of what was kept. */
async function keepFact(db: Queryable, { scope, name, value }: Fact): Promise<void> {
  await db
    .insert(keptFacts)
    .values({ scope, name, value })
    .onConflictDoUpdate({ target: [keptFacts.scope, keptFacts.name], set: { value } });
}

/**
 * Holds settings against those by which the stored data was written, and keeps those that are new.
 * @returns what is wrong with them, in words; nothing is kept then
 */
export async function holdFacts(db: Queryable, facts: readonly Fact[]): Promise<string[]> {
  const changed: Fact[] = [];
  const problems: string[] = [];
  for (const fact of facts) {
    const { scope, name, value } = fact;
    const [row] = await db
      .select({ value: keptFacts.value })
      .from(keptFacts)
      .where(and(eq(keptFacts.scope, scope), eq(keptFacts.name, name)));
    if (row?.value === value) continue;
    if (row !== undefined && (await isReadBySomething(db, fact, row.value)))
      problems.push(fact.explain(row.value));
    else changed.push(fact);
  }
  if (problems.length === 0) for (const fact of changed) await keepFact(db, fact);
  return problems;
}

/**
 * Takes the new value of a merchant's setting, by which its stored data is read from now on.
 * @returns the codes whose fact was changed
 * @throws Error for a setting that no command may change
 */
export async function acceptChange(
  db: Database,
  scopes: readonly MerchantScope[],
  name: string,
): Promise<string[]> {
  const facts = scopes.flatMap(listMerchantFacts).filter((fact) => fact.name === name);
  if (facts.length === 0) throw new Error(`there is no setting "${name}" that is kept`);
  if (!facts.every(({ mayBeAccepted }) => mayBeAccepted))
    throw new Error(
      `${name} cannot be changed by a command: stored amounts would mean another sum`,
    );
  for (const fact of facts) await keepFact(db, fact);
  await keepMerchants(db, scopes);
  return facts.map(({ scope }) => scope);
}
