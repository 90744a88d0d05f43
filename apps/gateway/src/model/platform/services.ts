import type { Theme } from '@playhouse/whitelabel';
import type { registrationCalls, WireAnswer } from '@playhouse/wps';
import type { JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../db/clock';
import type { Database } from '../../db/open';
import type { Decrypter } from '../../base/keys';
import type { Log } from '../../base/log';
import type { MerchantScope } from '../../base/merchants';
import type { OpenIntents } from './openIntents';
import type { PlayCounter } from './playCounter';
import type { Couriers } from './delivery/couriers';

/** Which registration fields are enabled and required; what is left out keeps the merchant's default. */
export type RegisterSettingsInput = Partial<WireAnswer<typeof registrationCalls.registerSettings>>;

/** Everything that calls use; one for the life of a platform. */
export interface Services {
  readonly db: Database;
  /** By the merchant's code: what is drawn for it takes its colours from there. */
  readonly themes: ReadonlyMap<string, Theme>;
  /** The merchants that are served, by their own and their trials' codes; one may come in while the platform runs. */
  readonly scopes: ReadonlyMap<string, MerchantScope>;
  readonly decrypter: Decrypter;
  readonly couriers: Couriers;
  readonly plays: PlayCounter;
  readonly openIntents: OpenIntents;
  /** Key of the hashes of sent codes: who reads the database cannot find the codes by trying all. */
  readonly codeKey: Buffer;
  /** Seals what makes a browser known. */
  readonly deviceKey: Buffer;
  /** Seals the accounts that withdrawals go to. */
  readonly payoutKey: Buffer;
  /** Status of the whole platform: 0 normal, 1 maintenance, 2 region restricted, 3 both. */
  readonly status: number;
  /** How many proxies stand before this platform. */
  readonly trustProxy: number;
  /** Overrides of what registration asks for, by merchant code. */
  readonly registerSettings: Readonly<Record<string, RegisterSettingsInput>>;
  /** Keys that external identity tokens are signed with. */
  readonly externalKeys: JWTVerifyGetKey;
  /** Codes that unknown browsers may ask for before each costs a captcha. */
  readonly codesBeforeCaptcha: number;
  readonly rainMs: number;
  readonly sessionIdleMs: number;
  readonly sessionLongestMs: number;
  readonly production: boolean;
  /** Whether there is somebody who takes and pays money: a provider, or while developing the desk. */
  readonly hasCashier: boolean;
  /** Names what this process was started from: the same for all gateways of a release. */
  readonly release: string;
  /** By which is judged what is open, over or expired. */
  readonly clock: Clock;
  /** This process's own clock, in milliseconds since 1970: for what is told or noted, never to judge by. */
  now(): number;
  /** Whether this process takes no new work any more. */
  stopping(): boolean;
  readonly log: Log;
  /** Work that no answer waits for. A stopping platform finishes it; its failure is logged under `what`. */
  background(what: string, work: () => Promise<void>): void;
}
