import type { Screen } from '@playhouse/navigation';
import { lazyPart } from '@playhouse/platform';
import { isTrialOrGuest, memberTypes, useSession } from '@playhouse/session';
import type { ReactNode } from 'react';
import type { AccountRefusalProps } from './AccountRefusal';

const AccountRefusal = /* @__PURE__ */ lazyPart<AccountRefusalProps>(
  async () => (await import('./AccountRefusal')).AccountRefusal,
  () => true,
  ['auth'],
);

interface AccountScreenProps {
  readonly screen: Screen | undefined;
  readonly children: ReactNode;
}

/** Why an account of this type does not get a screen; undefined where it does. */
function findRefusal(screen: Screen | undefined, type: number | undefined) {
  if (type === undefined) return undefined;
  if (screen?.who === 'nonTrials' && type === memberTypes.freeTrial) return 'free_reject';
  return screen?.who === 'accounts' && isTrialOrGuest(type) ? 'session.actualAccount' : undefined;
}

/** A page; where its screen is for accounts of other types, the player is told so in its place (CRED-02, MINE-09). */
export function AccountScreen({ screen, children }: AccountScreenProps) {
  const reason = findRefusal(screen, useSession()?.type);
  if (reason === undefined) return children;
  // The member centre has a heading of its own making; the footer names it.
  return <AccountRefusal title={screen?.title ?? 'shell.footer.members'} reason={reason} />;
}
