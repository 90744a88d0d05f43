import { useWps } from '@playhouse/platform';
import { isCancelled, startSession, useExternalLogin } from '@playhouse/session';
import type { SocialProvider } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useMutation } from '@tanstack/react-query';
import { socialProviders } from './logic/socialProviders';

/** Buttons on offer now (REG-06). */
export function useSocialProviders(): readonly SocialProvider[] {
  const { flags } = useMerchant();
  return socialProviders(flags, useExternalLogin() !== undefined);
}

/** Signs in with an account held elsewhere; the platform makes a member of a newcomer. */
export function useSocialSignIn(onDone: () => void) {
  const wps = useWps();
  const merchant = useMerchant();
  const service = useExternalLogin();
  return useMutation({
    mutationFn: async (provider: SocialProvider) => {
      const identity = await service?.signIn(provider).catch((error: unknown) => {
        // The player closed the window, which is an answer too.
        if (isCancelled(error)) return undefined;
        throw error;
      });
      if (!identity) return undefined;
      return wps.call('session.login', {
        body: {
          type: 'firebase',
          firebaseChannel: provider,
          firebaseIdToken: identity.idToken,
          remember: false,
        },
      });
    },
    meta: { patient: true },
    onSuccess: (opened) => {
      if (!opened) return;
      const { token, userName, customerType, firstTimeLogin } = opened;
      startSession({
        token,
        merchantCode: merchant.code,
        userName,
        type: customerType,
        firstTimeLogin,
      });
      onDone();
    },
  });
}
