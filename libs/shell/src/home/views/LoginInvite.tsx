import { paths } from '@playhouse/navigation';
import { buttonClass } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { homeMessages } from '../homeMessages';
import { messages } from '../../messages';
import styles from './InfoCard.module.css';

interface LoginInviteProps {
  readonly name: string;
  readonly canRegister: boolean;
}

/** The card in place of the member's own while nobody is logged in. */
export function LoginInvite({ name, canRegister }: LoginInviteProps) {
  const target = canRegister ? paths.register : paths.login;
  return (
    <section className={styles.card}>
      <span className={styles.words} data-personal>
        <strong className={styles.title}>
          <FormattedMessage {...homeMessages.welcome} values={{ name }} />
        </strong>
        <span className={styles.line}>
          <FormattedMessage {...(canRegister ? homeMessages.joinText : homeMessages.inviteText)} />
        </span>
      </span>
      <Link to={target.href()} className={buttonClass({ size: 's' })} data-personal>
        <FormattedMessage {...(canRegister ? messages.register : messages.login)} />
      </Link>
    </section>
  );
}
