import { paths, useOffersScreen } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** Header of a visitor: log in and, when the merchant has it, register (SHELL-04). */
export function VisitorBar() {
  const canRegister = useOffersScreen(paths.register);
  const loginLook = canRegister ? 'ghost' : 'primary';
  return (
    <>
      {/* Ahead of the other, which stays where it is when a flag brings this one. */}
      {canRegister && (
        <Link to={paths.register.href()} className={buttonClass({ size: 's' })}>
          <FormattedMessage id="shell.register" />
        </Link>
      )}
      <Link to={paths.login.href()} className={buttonClass({ size: 's', variant: loginLook })}>
        <FormattedMessage id="session.login" />
      </Link>
    </>
  );
}
