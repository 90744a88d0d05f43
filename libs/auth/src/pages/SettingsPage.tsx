import { paths } from '@playhouse/navigation';
import { useActualAccount, useLoginGate, useLogout } from '@playhouse/session';
import { toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { SettingsView } from '../views/SettingsView';

/** `/m/set` (SET-01). The session may have ended elsewhere since the screen opened. */
export function SettingsPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const gate = useLoginGate();
  const actual = useActualAccount();
  const signOut = useLogout();
  const changePassword = () => {
    // A trial's password is the platform's, not the player's (CRED-02).
    if (!actual) toast.offline(formatMessage({ id: 'session.actualAccount' }));
    else void navigate(paths.changePassword.href());
  };
  return (
    <SettingsView
      onPassword={() => gate(changePassword, paths.changePassword.href())}
      onSignOut={signOut}
    />
  );
}
