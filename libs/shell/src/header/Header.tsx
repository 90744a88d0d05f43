import { openOverlay, paths } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { Icon, IconButton } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useScrolledPast } from '../hooks/useScrolledPast';
import { BackButton } from './BackButton';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { MemberBar } from './MemberBar';
import { MessageButton } from './MessageButton';
import { VisitorBar } from './VisitorBar';

interface HeaderProps {
  readonly logo: boolean;
  /** Out of reach, under a page that covers it. @default false */
  readonly inert?: boolean;
  /** On wide pages alone: on a phone the screen has a bar of its own. @default false */
  readonly wide?: boolean;
}

/** The bar on top: logo on home, back arrow elsewhere and both where it is wide, account on the right (SHELL-03, SHELL-04). */
export function Header({ logo, inert = false, wide = false }: HeaderProps) {
  const intl = useIntl();
  const session = useSession();
  const stuck = useScrolledPast();
  return (
    <header className={styles.header} data-stuck={stuck} data-wide={wide} inert={inert}>
      <div className={styles.bar}>
        {!logo && <BackButton />}
        <Brand hidden={!logo} />
        <Link
          to={paths.search.href()}
          className={styles.search}
          aria-label={intl.formatMessage({ id: 'shell.search' })}
        >
          <Icon name="search" />
        </Link>
        <div className={styles.account} data-personal>
          {session === undefined ? <VisitorBar /> : <MemberBar session={session} />}
          <MessageButton />
          <IconButton
            icon="menu"
            label={intl.formatMessage({ id: 'shell.menu' })}
            aria-haspopup="dialog"
            onClick={() => openOverlay({ kind: 'menu' })}
          />
        </div>
      </div>
    </header>
  );
}
