import type { MessageId } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import type { Path } from '@playhouse/navigation';
import type { IconName } from '@playhouse/ui-kit';

export type FooterName = 'home' | 'events' | 'deposit' | 'invite' | 'members';

export interface FooterItem {
  readonly name: FooterName;
  readonly path: Path;
  readonly icon: IconName;
  readonly label: MessageId;
}

/** The five items of the footer, deposit in the middle (SHELL-02). */
export const footerItems: readonly FooterItem[] = [
  { name: 'home', path: paths.home, icon: 'home', label: 'shell.footer.home' },
  { name: 'events', path: paths.activities, icon: 'gift', label: 'shell.footer.events' },
  { name: 'deposit', path: paths.deposit, icon: 'coins', label: 'shell.deposit' },
  { name: 'invite', path: paths.inviteFriends, icon: 'user-plus', label: 'shell.footer.invite' },
  { name: 'members', path: paths.mine, icon: 'user', label: 'shell.footer.members' },
];
