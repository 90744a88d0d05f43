import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '../overlay/toast';

/** Where the sending of a code stands; structurally `SmsState` of the session library. */
export type SmsCodeState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'counting'; readonly secondsLeft: number };

const loadingTime = 10_000;
const sentTime = 1_500;

/** Loading toast while sending; then a sent toast for 1.5 s, or nothing when it failed (SMS-04). */
export function useSmsFeedback({ status }: SmsCodeState, onSent: () => void): void {
  const { formatMessage } = useIntl();
  const before = useRef(status);
  const sending = useEffectEvent(() =>
    toast.loading(formatMessage({ id: 'ui.sms.sending' }), { durationMs: loadingTime }),
  );
  const sent = useEffectEvent(() => {
    toast.success(formatMessage({ id: 'ui.sms.sent' }), { durationMs: sentTime });
    onSent();
  });
  useEffect(() => {
    if (status === 'counting' && before.current !== 'counting') sent();
    before.current = status;
    return status === 'sending' ? sending() : undefined;
  }, [status]);
}
