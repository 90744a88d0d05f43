import { paths } from '@playhouse/navigation';
import { useLogin } from '@playhouse/session';
import { toast, toastDurations } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { usernameLogin } from '../logic/loginBody';

/** Tells that a password is set, and logs in with it (SETPW-03). */
export function useLoginWithNewPassword() {
  const login = useLogin();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  return {
    busy: login.isPending,
    logIn(username: string, password: string) {
      toast.success(formatMessage({ id: 'auth.find.done' }), {
        durationMs: toastDurations.default,
      });
      login.mutate(usernameLogin({ username, password, captcha: '', remember: false }), {
        onSuccess: () => void navigate(paths.home.href(), { replace: true }),
        // The password is set all the same: the player logs in by hand.
        onError: () => void navigate(paths.login.href(), { replace: true }),
      });
    },
  };
}
