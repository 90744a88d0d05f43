import { openOverlay } from '@playhouse/navigation';
import { useBalance, useBalanceVisibility, useMemberInfo, useSession } from '@playhouse/session';
import { MenuView } from './MenuView';
import type { OverlayProps } from './OverlayHost';
import { useMenuEntries } from './useMenuEntries';

/** Joins the popup menu to the session (SHELL-05). */
export function MenuOverlay({ open, onClose }: OverlayProps) {
  const session = useSession();
  const entries = useMenuEntries();
  const { data: member } = useMemberInfo();
  const { visible, toggle } = useBalanceVisibility();
  const { refetch } = useBalance();
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
      entries={entries}
      onSignOut={() => openOverlay({ kind: 'logout' })}
    />
  );
}
