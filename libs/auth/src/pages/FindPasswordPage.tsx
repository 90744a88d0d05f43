import { useLocation } from 'react-router-dom';
import { PasswordByCode } from './PasswordByCode';
import { PasswordByLink } from './PasswordByLink';

/**
 * `/m/findPassword` sets a new password by SMS code (FORGOT-01). A letter's link leads here with its token after `#`,
 * which no server is told.
 */
export function FindPasswordPage() {
  const token = useLocation().hash.slice(1);
  return token === '' ? <PasswordByCode /> : <PasswordByLink token={token} />;
}
