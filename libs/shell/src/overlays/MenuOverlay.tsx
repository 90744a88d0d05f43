import { languageTable, useLanguage } from '@playhouse/i18n';
import { openOverlay, paths } from '@playhouse/navigation';
import { useBalance, useBalanceVisibility, useMemberInfo, useSession } from '@playhouse/session';
import { messages } from '../messages';
import type { MenuEntry } from './MenuList';
import { MenuView } from './MenuView';
import type { OverlayProps } from './OverlayHost';
import { overlayMessages } from './overlayMessages';

const helpEntries: readonly MenuEntry[] = [
  { icon: 'help', label: overlayMessages.help, to: paths.help.href() },
  {
    icon: 'headset',
    label: overlayMessages.service,
    onClick: () => openOverlay({ kind: 'customerService' }),
  },
  {
    icon: 'download',
    label: overlayMessages.app,
    onClick: () => openOverlay({ kind: 'download' }),
  },
];

// A visitor sees the ways to money too: the screens themselves ask for the login.
const visitorEntries: readonly MenuEntry[] = [
  { icon: 'login', label: messages.login, to: paths.login.href() },
  { icon: 'coins', label: messages.deposit, to: paths.deposit.href() },
  { icon: 'bank', label: messages.withdraw, to: paths.withdraw.href() },
];

/** Joins the popup menu to the session (SHELL-05). */
export function MenuOverlay({ open, onClose }: OverlayProps) {
  const session = useSession();
  const { language } = useLanguage();
  const { data: member } = useMemberInfo();
  const { visible, toggle } = useBalanceVisibility();
  const { refetch } = useBalance();
  const languageEntry: MenuEntry = {
    icon: 'globe',
    label: overlayMessages.language,
    end: languageTable[language].nativeName,
    onClick: () => openOverlay({ kind: 'language' }),
  };
  const account = session && {
    name: member?.nickname || session.userName,
    balanceVisible: visible,
    onToggleBalance: toggle,
    onRefreshBalance: () => void refetch(),
  };
  return (
    <MenuView
      open={open}
      onClose={onClose}
      account={account}
      entries={[...(session ? [] : visitorEntries), ...helpEntries, languageEntry]}
      onSignOut={() => openOverlay({ kind: 'logout' })}
    />
  );
}
