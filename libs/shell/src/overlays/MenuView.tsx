import { Icon, Sheet } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { ThemeChoiceControl } from '../theme/ThemeChoiceControl';
import { MenuAccount } from './MenuAccount';
import type { MenuAccountProps } from './MenuAccount';
import { MenuList } from './MenuList';
import type { MenuEntry } from './MenuList';
import styles from './MenuView.module.css';

interface MenuViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Absent for a visitor. */
  readonly account: MenuAccountProps | undefined;
  readonly entries: readonly MenuEntry[];
  readonly onSignOut: () => void;
}

/** The popup menu: account, money, help, language and appearance (SHELL-05). */
export function MenuView({ open, onClose, account, entries, onSignOut }: MenuViewProps) {
  return (
    <Sheet side="end" open={open} onClose={onClose} title={<FormattedMessage id="shell.menu" />}>
      <div className={styles.menu}>
        {account && <MenuAccount {...account} />}
        <MenuList entries={entries} />
        <ThemeChoiceControl />
        {account && (
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            <Icon name="logout" />
            <FormattedMessage id="shell.menu.signOut" />
          </button>
        )}
      </div>
    </Sheet>
  );
}
