import type { LanguageCode } from '@playhouse/whitelabel';
import type { MerchantScope } from '../../base/merchants';
import type { MemberRow } from '../../db/schema';
import type { Services } from './services';

/** When a session ends, in epoch milliseconds: use puts the first off, nothing the second. */
interface SessionLife {
  readonly idleEndsAt: number;
  readonly endsAt: number;
}

/** A session in force, and whose it is. */
export interface OpenSession {
  readonly tokenHash: string;
  readonly member: MemberRow;
  readonly firstTime: boolean;
  readonly life: SessionLife;
}

/** Who asks, and by what means: passed on from floor to floor. What was asked stays with its call. */
export interface Asker {
  readonly services: Services;
  readonly scope: MerchantScope;
  readonly language: LanguageCode;
  readonly session: OpenSession | undefined;
  /** Address of the caller: the socket's, or behind a trusted proxy the one that it names. */
  readonly address: string;
  readonly device: string;
  /** The browser's own description of itself; anything may stand there. */
  readonly userAgent: string;
  /** Origin of the merchant's site, for links in letters and codes; without one it is not known. */
  readonly site: string;
  readonly reference: string;
  cookie(name: string): string | undefined;
  /** Sets a cookie of this platform: http-only, same site, and by https alone where the browser came by it. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** A member who asks. */
export interface MemberAsker extends Asker {
  readonly session: OpenSession;
  readonly member: MemberRow;
}
