import { drawJackpot } from '@playhouse/games';
import type { JackpotChance, RoundSeeds } from '@playhouse/games';
import { and, eq, sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Queryable, Transaction } from '../../db/open';
import { jackpotParts, jackpots, ledgerAccounts } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import type { JackpotAccount, Posting } from '../../ledger/posting';
import { countAllTickets, countTickets, describedTerms, hasJackpot } from './terms';

export type Jackpot = typeof jackpots.$inferSelect;

export const jackpotAccount = ({ number }: Pick<Jackpot, 'number'>): JackpotAccount =>
  `jackpot ${number}`;

/** The house's part of a new pot. */
export function getStartPosting(
  { merchant, number, openedAt: at }: Jackpot,
  scope: MerchantScope,
): Posting {
  const start = toMinor(describedTerms.start, scope);
  return {
    ...{ merchant, memberId: 0, kind: 'jackpot', key: `jackpot ${number}`, at },
    lines: [
      { account: 'house', amount: -start },
      { account: jackpotAccount({ number }), amount: start },
    ],
  };
}

/** Opens the first pot of each merchant that has none yet; whoever asks again changes nothing. */
export async function keepJackpots(
  tx: Transaction,
  scopes: readonly MerchantScope[],
  now: number,
): Promise<void> {
  for (const scope of scopes.filter(hasJackpot)) {
    const first = { merchant: scope.code, number: 1, openedAt: new Date(now) };
    const [opened] = await tx.insert(jackpots).values(first).onConflictDoNothing().returning();
    if (opened !== undefined) await post(tx, getStartPosting(opened, scope));
  }
}

/** A merchant's pot in force. Undefined where it has none. */
export async function findJackpot(db: Queryable, merchant: string): Promise<Jackpot | undefined> {
  const [jackpot] = await db.select().from(jackpots).where(eq(jackpots.merchant, merchant));
  return jackpot;
}

const isAccountOf = ({ merchant, number }: Jackpot) =>
  and(
    eq(ledgerAccounts.merchant, merchant),
    eq(ledgerAccounts.kind, jackpotAccount({ number })),
    eq(ledgerAccounts.memberId, 0),
  );

/** The ledger account of a pot. */
export const findJackpotAccount = (db: Queryable, jackpot: Jackpot) =>
  db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccountOf(jackpot));

/** The content of a pot, in minor units. */
export async function getJackpotAmount(db: Queryable, jackpot: Jackpot): Promise<number> {
  const [sum] = await db
    .select({ amount: sumColumn(jackpotParts.amount) })
    .from(jackpotParts)
    .where(eq(jackpotParts.accountId, findJackpotAccount(db, jackpot)));
  return sum?.amount ?? 0;
}

/**
 * The number of a merchant's pot in force, as a part of a question; null where it has none. The pot stays the one in force
 * until the transaction ends.
 */
export const shareJackpot = (merchant: string) =>
  sql<
    number | null
  >`(select ${jackpots.number} from ${jackpots} where ${jackpots.merchant} = ${merchant} for key share)`;

/** A round's part in the pot: its number, the round's chance, and what it wins of it in minor units. */
export interface JackpotEntry {
  readonly number: number;
  readonly chance: JackpotChance;
  readonly won: number | undefined;
}

/**
 * Enters a round that stakes so many minor units into the pot that it shares. A winner waits for all who share it, and
 * has it alone until its transaction ends: so every stake is in the pot that is paid or in the next one, and each pot is
 * paid once. Of two winners at once the database turns one back, who comes again for the next pot.
 */
export async function enterJackpot(
  tx: Transaction,
  scope: MerchantScope,
  number: number,
  { seeds, stake }: { readonly seeds: RoundSeeds; readonly stake: number },
): Promise<JackpotEntry> {
  const chance = { tickets: countTickets(stake), among: countAllTickets(scope) };
  if (!drawJackpot(seeds, chance)) return { number, chance, won: undefined };
  const [jackpot] = await tx
    .select()
    .from(jackpots)
    .where(eq(jackpots.merchant, scope.code))
    .for('update');
  if (jackpot === undefined) throw new Error(`${scope.code} has no pot`);
  // Its own stake is in it.
  const won = (await getJackpotAmount(tx, jackpot)) + chance.tickets;
  return { number: jackpot.number, chance, won };
}

/** The pot after one that was won. */
export const getNextJackpot = (merchant: string, { number }: JackpotEntry, at: Date): Jackpot => ({
  ...{ merchant, number: number + 1, openedAt: at },
});

/** Puts a pot in the place of the one that was won. */
export const renewJackpot = (tx: Transaction, { merchant, number, openedAt }: Jackpot) =>
  tx
    .update(jackpots)
    .set({ number, openedAt })
    .where(eq(jackpots.merchant, merchant))
    .returning({ number: jackpots.number });
