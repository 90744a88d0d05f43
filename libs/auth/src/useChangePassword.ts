import { paths } from '@playhouse/navigation';
import { useWps } from '@playhouse/platform';
import { savedCredentials, sessionPassword, useSession } from '@playhouse/session';
import { toast } from '@playhouse/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDelayedAction } from './hooks/useDelayedAction';

const waitTime = 10_000;
const savedTime = 1_000;

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/**
 * Changes the password (CHPW-05): tells for 1 s, brings what this browser remembers up to date, then goes
 * home. A failure only takes the loading message away (CHPW-06); the form says what became of it.
 */
export function useChangePassword() {
  const wps = useWps();
  const navigate = useNavigate();
  const session = useSession();
  const later = useDelayedAction();
  const { formatMessage } = useIntl();
  return useMutation({
    mutationFn: async (body: PasswordChange) => {
      const text = formatMessage({ id: 'in_please_wait' });
      const dismiss = toast.loading(text, { durationMs: waitTime });
      await wps.call('password.change', { body }).finally(dismiss);
    },
    onSuccess: (_answer, { newPassword }) => {
      toast.success(formatMessage({ id: 'auth.change.saved' }), { durationMs: savedTime });
      sessionPassword.update(newPassword);
      if (session) savedCredentials.changePassword(session.userName, newPassword);
      later(() => void navigate(paths.home.href()), savedTime);
    },
    meta: { form: true },
  });
}
