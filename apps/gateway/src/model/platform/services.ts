import type { Theme } from '@playhouse/whitelabel';
import type { Database } from '../../db/open';
import type { Decrypter } from '../../base/keys';
import type { Log } from '../../base/log';
import type { MerchantConfig, MerchantScope } from '../../base/merchants';
import type { Couriers } from './delivery/couriers';
import type { GatewayOptions } from '../../app/options';

/** What every call may use; one for the life of a platform. */
export interface Services {
  readonly db: Database;
  readonly merchants: readonly MerchantConfig[];
  /** By the merchant's code: what is drawn for it takes its colours from there. */
  readonly themes: ReadonlyMap<string, Theme>;
  readonly scopes: ReadonlyMap<string, MerchantScope>;
  readonly decrypter: Decrypter;
  readonly couriers: Couriers;
  /** Key of the hashes of sent codes: who reads the database cannot find the codes by trying all. */
  readonly codeKey: Buffer;
  /** Seals what makes a browser known. */
  readonly deviceKey: Buffer;
  readonly options: GatewayOptions;
  readonly rainMs: number;
  readonly sessionIdleMs: number;
  readonly sessionLongestMs: number;
  readonly production: boolean;
  /** Milliseconds since 1970: the one clock, so that tests can turn it. */
  now(): number;
  /** Whether this process takes no new work any more. */
  stopping(): boolean;
  readonly log: Log;
  /** Work that no answer waits for. A stopping platform finishes it; its failure is logged under `what`. */
  background(what: string, work: () => Promise<void>): void;
}
