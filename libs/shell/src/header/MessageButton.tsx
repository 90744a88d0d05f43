import { openOverlay, paths } from '@playhouse/navigation';
import { useSession, useUnreadCount } from '@playhouse/session';
import { IconButton } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

/** The message icon: a dot when something is unread; visitors get the login prompt (SHELL-07). */
export function MessageButton() {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSession();
  const { data: count = 0 } = useUnreadCount();
  const open = () => {
    const returnTo = paths.webEmail.href();
    if (session === undefined) openOverlay({ kind: 'login', returnTo });
    else void navigate(returnTo);
  };
  return (
    <IconButton
      icon="mail"
      dot={count > 0}
      label={intl.formatMessage({ id: 'shell.messages' }, { count })}
      onClick={open}
    />
  );
}
