import { useWps } from '@playhouse/platform';
import type { SmsNumber } from '@playhouse/session';
import { useMutation } from '@tanstack/react-query';

export interface NewPassword extends SmsNumber {
  readonly verificationCode: string;
  readonly newPassword: string;
}

/** Sets a password by a code that was sent by SMS (SETPW-03, SETPW-04). */
export function useSetPassword() {
  const wps = useWps();
  return useMutation({
    mutationFn: (body: NewPassword) => wps.call('password.setByPhone', { body }),
    meta: { form: true },
  });
}
