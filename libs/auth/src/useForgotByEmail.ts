import { useGoBack } from '@playhouse/navigation';
import { useWps } from '@playhouse/platform';
import { toast } from '@playhouse/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useDelayedAction } from './hooks/useDelayedAction';

const waitTime = 9_999;
const doneTime = 1_000;

export interface ForgotByEmail {
  readonly username: string;
  readonly email: string;
}

/** Has a link, or where the merchant wants that a new password, sent by e-mail: waits, tells for 1 s, then goes back (FORGOT-03, FORGOT-04). */
export function useForgotByEmail() {
  const wps = useWps();
  const goBack = useGoBack('history');
  const later = useDelayedAction();
  const { formatMessage } = useIntl();
  return useMutation({
    mutationFn: async ({ username, email }: ForgotByEmail) => {
      const text = formatMessage({ id: 'in_please_wait' });
      const dismiss = toast.loading(text, { durationMs: waitTime });
      const body = { username: username.trim(), email: email.trim() };
      await wps.call('password.forgotByEmail', { body }).finally(dismiss);
    },
    onSuccess: () => {
      toast.success(formatMessage({ id: 'in_been_out' }), { durationMs: doneTime });
      later(goBack, doneTime);
    },
    meta: { form: true },
  });
}
