import { languageTable, useLanguage } from '@playhouse/i18n';
import { openOverlay, paths } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { uiMessages } from '@playhouse/ui-kit';
import { messages } from '../messages';
import type { MenuEntry } from './MenuList';
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

/** What the popup menu and the menu beside a wide page lead to (SHELL-05). */
export function useMenuEntries(): readonly MenuEntry[] {
  const session = useSession();
  const { language } = useLanguage();
  const languageEntry: MenuEntry = {
    icon: 'globe',
    label: uiMessages.language,
    end: languageTable[language].nativeName,
    onClick: () => openOverlay({ kind: 'language' }),
  };
  return [...(session ? [] : visitorEntries), ...helpEntries, languageEntry];
}
