import { languageTable, useLanguage } from '@playhouse/i18n';
import { openOverlay, paths } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import type { MenuEntry } from './MenuList';

const helpEntries: readonly MenuEntry[] = [
  { icon: 'help', label: 'shell.menu.help', to: paths.help.href() },
  {
    icon: 'headset',
    label: 'shell.menu.service',
    onClick: () => openOverlay({ kind: 'customerService' }),
  },
  {
    icon: 'download',
    label: 'shell.menu.app',
    onClick: () => openOverlay({ kind: 'download' }),
  },
];

// A visitor sees the ways to money too: the screens themselves ask for the login.
const visitorEntries: readonly MenuEntry[] = [
  { icon: 'login', label: 'session.login', to: paths.login.href() },
  { icon: 'coins', label: 'shell.deposit', to: paths.deposit.href() },
  { icon: 'bank', label: 'shell.withdraw', to: paths.withdraw.href() },
];

/** Entries of the popup menu and of the menu beside a wide page (SHELL-05). */
export function useMenuEntries(): readonly MenuEntry[] {
  const session = useSession();
  const { language } = useLanguage();
  const languageEntry: MenuEntry = {
    icon: 'globe',
    label: 'ui.language',
    end: languageTable[language].nativeName,
    onClick: () => openOverlay({ kind: 'language' }),
  };
  return [...(session ? [] : visitorEntries), ...helpEntries, languageEntry];
}
