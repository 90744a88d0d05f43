import { isCancelled, useExternalLogin } from '@playhouse/session';
import type { SocialProvider } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useMutation } from '@tanstack/react-query';
import { socialLogin } from '../logic/loginBody';
import type { LoginFlow } from './useLoginFlow';

export interface SocialLogin {
  /** The buttons to show: none until the external login service is ready, then by flag (LOGIN-06). */
  readonly providers: readonly SocialProvider[];
  /** The provider whose window is open. */
  readonly pending: SocialProvider | undefined;
  start(provider: SocialProvider): void;
}

/** Login by an account held elsewhere. */
export function useSocialLogin({ logIn }: LoginFlow): SocialLogin {
  const { flags } = useMerchant();
  const service = useExternalLogin();
  const signIn = useMutation({
    mutationFn: async (provider: SocialProvider) => {
      try {
        return await service?.signIn(provider);
      } catch (error) {
        // A window that the player closed is an answer, not a failure.
        if (isCancelled(error)) return undefined;
        throw error;
      }
    },
    meta: { patient: true },
    onSuccess: (identity, provider) => {
      if (identity) logIn({ body: socialLogin(provider, identity) });
    },
  });
  const providers: SocialProvider[] = [];
  if (service && flags.FACEBOOKLOGIN3) providers.push('facebook');
  if (service && flags.GOOGLELOGIN3) providers.push('google');
  return {
    providers,
    pending: signIn.isPending ? signIn.variables : undefined,
    start: signIn.mutate,
  };
}
