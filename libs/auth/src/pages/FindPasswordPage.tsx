import { paths } from '@playhouse/navigation';
import { useFlag } from '@playhouse/whitelabel';
import { Navigate, useLocation } from 'react-router-dom';
import { PasswordByCode } from './PasswordByCode';
import { PasswordByLink } from './PasswordByLink';

/**
 * `/m/findPassword` sets a new password by SMS code, where the merchant offers that (FORGOT-01). A letter's link leads
 * here with its token after `#`, which no server is told.
 */
export function FindPasswordPage() {
  const byCode = useFlag('CHNGPASSVERIF3');
  const token = useLocation().hash.slice(1);
  if (token !== '') return <PasswordByLink token={token} />;
  if (byCode) return <PasswordByCode />;
  return <Navigate to={paths.forget.href()} replace />;
}
