import type { Attempt } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import type { sessionCalls } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { isCancelled } from './ExternalLogin';
import type { SocialProvider } from './ExternalLogin';
import { socialProviders } from './socialProviders';
import { useExternalLogin } from './useExternalLogin';

export interface SocialSignIn {
  /** The buttons to show (LOGIN-06, REG-06). */
  readonly providers: readonly SocialProvider[];
  /** The provider whose window is open, or whose answer is on its way to the platform. */
  readonly pending: SocialProvider | undefined;
  /** Outcome of the last try at the provider's. */
  readonly attempt: Attempt;
  start(provider: SocialProvider): void;
}

export interface Login {
  /** A login is on its way. */
  readonly busy: boolean;
  logIn(body: sessionCalls.LoginBody): void;
}

/**
 * Signing in with an account held elsewhere: the provider's window first, then whatever is done with the
 * login that it vouches for (LOGIN-10). A window that the player closes is an answer, not a failure.
 */
export function useSocialSignIn({ busy, logIn }: Login): SocialSignIn {
  const { flags } = useMerchant();
  const service = useExternalLogin();
  const signIn = useMutation({
    mutationFn: async (provider: SocialProvider) => {
      const identity = await service?.signIn(provider).catch((error: unknown) => {
        if (isCancelled(error)) return undefined;
        throw error;
      });
      if (!identity) return;
      logIn({
        type: 'firebase',
        firebaseChannel: provider,
        firebaseIdToken: identity.idToken,
        remember: false,
      });
    },
    meta: { patient: true, form: true },
  });
  return {
    providers: socialProviders(flags, service !== undefined),
    pending: signIn.isPending || busy ? signIn.variables : undefined,
    attempt: signIn,
    start: signIn.mutate,
  };
}
