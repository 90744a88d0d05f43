import type { PGlite } from '@electric-sql/pglite';
import type { JWTVerifyGetKey } from 'jose';
import type { Identity } from '../base/identity';
import type { Log } from '../base/log';
import type { MerchantConfig } from '../base/merchants';
import type { CourierSettings } from '../model/platform/delivery/couriers';
import type { RegisterSettingsInput } from '../model/platform/services';
import type { PaymentProvider } from '../model/wallet/paymentProvider';

/** How a platform is started; `main.ts` reads them from the environment, tests pass them. */
export interface GatewayOptions extends CourierSettings {
  /** @default 0: any free port */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** How long it serves on after it is told to stop, in milliseconds: servers in front hear of it. @default 0 */
  readonly stopNoticeMs?: number;
  /** Folder of the embedded database, or `:memory:`. @default ':memory:' */
  readonly dataDir?: string;
  readonly databaseUrl?: string | undefined;
  /** Connections to PostgreSQL. @default 8 */
  readonly databasePool?: number;
  /** Removes what releases before the last one read: none of their gateways runs any more. @default false */
  readonly allowSkippedRelease?: boolean;
  /**
   * How many proxies stand before this platform: the address of a caller is then the one that the outermost of them
   * wrote into `X-Forwarded-For`. @default 0: the address of the socket
   */
  readonly trustProxy?: number;
  readonly snapshot?: Blob | undefined;
  /** An embedded database that is open already, which closing the platform leaves open. */
  readonly embedded?: PGlite | undefined;
  /** Folder with one folder per merchant. @default 'merchants' */
  readonly merchantsDir?: string;
  /** Merchants given directly, instead of read from the folder. */
  readonly merchants?: readonly MerchantConfig[];
  /** Overrides of what registration asks for, by merchant code (preview and tests). */
  readonly registerSettings?: Readonly<Record<string, RegisterSettingsInput>>;
  /** 0 normal, 1 maintenance, 2 region restricted, 3 both (START-01). @default 0 */
  readonly status?: number;
  /** Private P-256 JWK as JSON; without it the published development key. */
  readonly privateJwk?: string | undefined;
  /** Folder with a folder of private keys for each merchant that has its own. @default nobody has */
  readonly keysDir?: string;
  /** Keys that external identity tokens are signed with. @default Google's published ones */
  readonly externalKeys?: JWTVerifyGetKey;
  /** Whose callbacks end deposits and withdrawals. @default nobody's */
  readonly providers?: readonly PaymentProvider[];
  /** A session ends after so many minutes in which it was not used. @default 60 */
  readonly sessionIdleMinutes?: number;
  /** A session ends so many minutes after it was opened, however much it is used. @default 1440 */
  readonly sessionLongestMinutes?: number;
  /**
   * Codes that browsers in which the number's member never logged in may ask for before each costs a captcha: from one
   * address in ten minutes, to one block of numbers in an hour; to one number, ten in a day at most. @default 20
   */
  readonly codesBeforeCaptcha?: number;
  /** For how many minutes of each hour it rains red envelopes. @default 20 */
  readonly rainMinutes?: number;
  /** Stands for the database's clock where tests turn it. @default `now` where that is given, else the database's own */
  readonly databaseNow?: () => number;
  /** By what it is told from others. @default by machine and port, of the release 'development' */
  readonly identity?: Identity;
  /** Told of every query before it is sent: tests look at their plans. */
  readonly onQuery?: (query: string, parameters: readonly unknown[]) => void;
  /** @default says nothing */
  readonly log?: Log;
}
