import { paths } from '@playhouse/navigation';
import type { Path } from '@playhouse/navigation';
import type { IconName } from '@playhouse/ui-kit';
import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages';

export type FooterName = 'home' | 'events' | 'deposit' | 'invite' | 'members';

export interface FooterItem {
  readonly name: FooterName;
  readonly path: Path;
  readonly icon: IconName;
  readonly label: MessageDescriptor;
}

/** The five items of the footer, deposit in the middle (SHELL-02). */
export const footerItems: readonly FooterItem[] = [
  { name: 'home', path: paths.home, icon: 'home', label: messages.home },
  { name: 'events', path: paths.activities, icon: 'gift', label: messages.events },
  { name: 'deposit', path: paths.deposit, icon: 'coins', label: messages.deposit },
  { name: 'invite', path: paths.inviteFriends, icon: 'user-plus', label: messages.invite },
  { name: 'members', path: paths.mine, icon: 'user', label: messages.members },
];
