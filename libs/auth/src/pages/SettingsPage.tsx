import { paths } from '@playhouse/navigation';
import { useLoginGate, useLogout } from '@playhouse/session';
import { useNavigate } from 'react-router-dom';
import { SettingsView } from '../views/SettingsView';

/** `/m/set` (SET-01). The session may have ended elsewhere since the screen opened. */
export function SettingsPage() {
  const navigate = useNavigate();
  const gate = useLoginGate();
  const signOut = useLogout();
  const changePassword = () => void navigate(paths.changePassword.href());
  return (
    <SettingsView
      onPassword={() => gate(changePassword, paths.changePassword.href())}
      onSignOut={signOut}
    />
  );
}
