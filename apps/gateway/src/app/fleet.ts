import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Theme } from '@playhouse/whitelabel';
import type { Log } from '../base/log';
import type { MerchantKey } from '../base/merchantKeys';
import { readMerchantKeys } from '../base/merchantKeys';
import type { MerchantConfig, MerchantScope } from '../base/merchants';
import {
  addScopes,
  listMerchantFolders,
  readMerchant,
  readTheme,
  scopesOfMerchant,
} from '../base/merchants';
import type { Database } from '../db/open';
import { listKeptMerchants } from '../ledger/totals';
import { demandDelivery } from '../model/platform/delivery/couriers';
import { holdFacts, listMerchantFacts } from '../model/platform/keptFacts';
import { openMerchant } from '../seed/seed';
import type { GatewayOptions } from './options';

/** A merchant that may be served, before it is looked at. */
interface Candidate {
  readonly code: string;
  /** Changes when its files do. */
  readonly version: number;
  /** @throws Error that says what is wrong with it */
  read(): { readonly config: MerchantConfig; readonly theme: Theme | undefined };
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function candidateOf(folder: string, code: string): Candidate {
  const files = ['whitelabel.json', 'theme.json'].map((name) => join(folder, code, name));
  return {
    code,
    version: Math.max(...files.map(changedAt)),
    read() {
      const config = readMerchant(join(folder, code, 'whitelabel.json'));
      if (config.code !== code)
        throw new Error(`its code is "${config.code}", not its folder's name`);
      return { config, theme: readTheme(folder, code) };
    },
  };
}

function listCandidates({ merchants, merchantsDir = 'merchants' }: GatewayOptions): Candidate[] {
  if (merchants === undefined)
    return listMerchantFolders(merchantsDir).map((code) => candidateOf(merchantsDir, code));
  return merchants.map((config) => {
    const { code } = config;
    return { code, version: 0, read: () => ({ config, theme: readTheme(merchantsDir, code) }) };
  });
}

const tell = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The merchants of a platform. One that cannot be served (a wrong file, a key that is not there, a code that is
 * another's, a setting that would read stored data differently) is named in the log and left out; the others are
 * served. It is looked at again once its files have changed.
 */
export class Fleet {
  readonly scopes = new Map<string, MerchantScope>();
  readonly themes = new Map<string, Theme>();
  readonly keys = new Map<string, readonly MerchantKey[]>();
  private readonly leftOut = new Map<string, { readonly version: number; readonly why: string }>();

  constructor(
    private readonly options: GatewayOptions,
    private readonly log: Log,
  ) {}

  /** @throws Error where there is no merchant at all: the folder is wrong */
  demandSome(): void {
    if (listCandidates(this.options).length === 0)
      throw new Error(`no merchant in ${this.options.merchantsDir ?? 'merchants'}`);
  }

  /**
   * Takes in those that are not served yet, and whose files have changed since they were left out.
   * @returns how many are new
   */
  async takeIn(db: Database, now: number): Promise<number> {
    const waiting = listCandidates(this.options).filter(
      ({ code, version }) => !this.scopes.has(code) && this.leftOut.get(code)?.version !== version,
    );
    if (waiting.length === 0) return 0;
    // Of two that want one code the one that has stored data under it keeps it.
    const kept = await listKeptMerchants(db);
    const rank = ({ code }: Candidate) => (kept.has(code) ? 0 : 1);
    let taken = 0;
    for (const candidate of waiting.sort((one, other) => rank(one) - rank(other))) {
      const { code, version } = candidate;
      try {
        await this.open(candidate, db, now);
        this.leftOut.delete(code);
        taken += 1;
      } catch (error) {
        if (error instanceof DrizzleQueryError) throw error;
        this.leftOut.set(code, { version, why: tell(error) });
        this.log.error('left a merchant out', { merchant: code, why: tell(error) });
      }
    }
    return taken;
  }

  /** @throws Error that says of each why, where none can be served */
  demandServed(): void {
    if (this.scopes.size > 0) return;
    const told = [...this.leftOut].map(([code, { why }]) => `${code}: ${why}`);
    throw new Error(`no merchant can be served. ${told.join('; ')}`);
  }

  private async open(candidate: Candidate, db: Database, now: number): Promise<void> {
    const { options, log } = this;
    const { config, theme } = candidate.read();
    demandDelivery(config, options);
    const keys = await readMerchantKeys(options.keysDir, config);
    const scopes = new Map(this.scopes);
    addScopes(scopes, config);
    const own = scopesOfMerchant(config);
    const problems = await holdFacts(db, own.flatMap(listMerchantFacts));
    // Its trials' settings are its own: what is wrong is said once.
    if (problems.length > 0) throw new Error([...new Set(problems)].join(' '));
    await openMerchant(db, own, { now, production: options.production === true, log });
    for (const scope of own) this.scopes.set(scope.code, scope);
    if (theme !== undefined) this.themes.set(config.code, theme);
    if (keys.length > 0) this.keys.set(config.code, keys);
  }
}
