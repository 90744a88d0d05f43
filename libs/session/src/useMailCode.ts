import { useWps } from '@playhouse/platform';
import { useMutation } from '@tanstack/react-query';
import { useCountdown } from './useCountdown';
import type { SmsCode } from './useSmsCode';

const minute = 60_000;

/**
 * Mails a code that proves an address, with the countdown of one by SMS.
 * @param email the address as typed, once it is valid; `undefined` until then
 */
export function useMailCode(
  email: string | undefined,
): Pick<SmsCode, 'state' | 'canSend' | 'request' | 'send'> {
  const wps = useWps();
  const { secondsLeft, start } = useCountdown('mail.contact');
  const sending = useMutation({
    mutationFn: (to: string) => wps.call('contacts.sendEmailCode', { body: { email: to } }),
    onSuccess: ({ expiredMinutes }) => start(expiredMinutes * minute),
    meta: { form: true },
  });
  const isIdle = !sending.isPending && secondsLeft === 0;
  const rest = isIdle
    ? ({ status: 'idle' } as const)
    : ({ status: 'counting', secondsLeft } as const);
  return {
    state: sending.isPending ? { status: 'sending' } : rest,
    canSend: email !== undefined && isIdle,
    request: sending,
    send: () => {
      if (email !== undefined && isIdle) sending.mutate(email);
    },
  };
}
