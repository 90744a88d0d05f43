import { useWps } from '@playhouse/platform';
import { openSession, sessionPassword } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useMutation } from '@tanstack/react-query';
import type { RegistrationPayload } from './logic/payload';
import type { RegistrationTab } from './logic/tabs';

export interface Registration {
  readonly tab: RegistrationTab;
  readonly payload: RegistrationPayload;
}

/** Registers a player (REG-10, REG-18). The platform answers with an open session, which is started. */
export function useRegister() {
  const wps = useWps();
  const merchant = useMerchant();
  return useMutation({
    mutationFn: ({ tab, payload }: Registration) =>
      tab === 'mobile'
        ? wps.call('registration.registerMobile', { body: payload })
        : wps.call('registration.register', { body: payload }),
    onSuccess: (opened, { payload }) => {
      openSession(opened, merchant.code);
      if (payload.password !== '') {
        sessionPassword.set(payload.password, { stored: merchant.register.remember });
      }
    },
    meta: { form: true },
  });
}
