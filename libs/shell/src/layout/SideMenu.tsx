import { openOverlay } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { useIntl } from 'react-intl';
import { MenuList } from '../overlays/MenuList';
import type { MenuEntry } from '../overlays/MenuList';
import { useMenuEntries } from '../overlays/useMenuEntries';
import { footerItems } from './footerItems';
import styles from './SideMenu.module.css';

const signOut: MenuEntry = {
  icon: 'logout',
  label: 'shell.menu.signOut',
  onClick: () => openOverlay({ kind: 'logout' }),
};

// The five above it lead there already.
const isAbove = ({ to }: MenuEntry) => footerItems.some(({ path }) => path.href() === to);

/** The popup menu's entries, standing open below the five of the navigation beside a wide page. */
export function SideMenu() {
  const intl = useIntl();
  const session = useSession();
  const entries = useMenuEntries().filter((entry) => !isAbove(entry));
  return (
    <nav className={styles.side} aria-label={intl.formatMessage({ id: 'shell.menu' })}>
      <MenuList entries={session === undefined ? entries : [...entries, signOut]} />
    </nav>
  );
}
