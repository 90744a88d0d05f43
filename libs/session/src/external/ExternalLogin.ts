/** Providers whose buttons a merchant may show (LOGIN-06). */
export type SocialProvider = 'facebook' | 'google';

/** An identity that the external service vouches for; the platform checks the token. */
export interface ExternalIdentity {
  readonly idToken: string;
  /** Number with its dialling code and a plus (E.164); only after a check by SMS. */
  readonly mobileNo?: string;
}

/** Checks the code a player typed. Rejects when it is wrong or too old. */
export type ConfirmCode = (code: string) => Promise<ExternalIdentity>;

/** The port to the external login service. Firebase stands behind it; tests and stories bring their own. */
export interface ExternalLogin {
  /** Opens the provider's window. Rejects when the player closes it: see `isCancelled`. */
  signIn(provider: SocialProvider): Promise<ExternalIdentity>;
  /** Sends a code to a number in E.164 form. */
  sendCode(phone: string): Promise<ConfirmCode>;
}

const cancelled: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** Whether the player gave up, which is no failure to report. */
export function isCancelled(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    cancelled.has(error.code)
  );
}
