import { openOverlay, paths } from '@playhouse/navigation';
import { useMemberInfo, useSession, useUnreadCount } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { memberEntries } from '../logic/entries';
import { useOpenEntry } from '../useOpenEntry';
import { useProfile } from '../useProfile';
import { useRecoveryHint } from '../useRecoveryHint';
import { ClassicEntries } from '../views/ClassicEntries';
import { MineFrame } from '../views/MineFrame';
import { RecoveryHint } from '../views/RecoveryHint';
import { SectionedEntries } from '../views/SectionedEntries';
import { HeadIconChoice } from './HeadIconChoice';

/** The member centre (MINE-01 to MINE-11). */
export function MinePage() {
  const merchant = useMerchant();
  const navigate = useNavigate();
  const session = useSession();
  const info = useMemberInfo().data;
  const unread = useUnreadCount().data ?? 0;
  const profile = useProfile();
  const openEntry = useOpenEntry();
  const recovery = useRecoveryHint();
  const [choosing, setChoosing] = useState(false);
  const visitor = session === undefined;
  const entries = memberEntries({
    domains: merchant.domains,
    flags: merchant.flags,
    memberType: session?.type,
    toUpline: info?.toUpline ?? false,
    promotions: merchant.promotions,
  });
  const orLogin = (action: () => void, returnTo: string) => () =>
    visitor ? openOverlay({ kind: 'login', returnTo }) : action();
  const Entries = merchant.mobileTemplate.mem_cen === 1 ? SectionedEntries : ClassicEntries;
  return (
    <MineFrame
      {...profile}
      onBack={() => void navigate(paths.home.href())}
      onSettings={orLogin(() => void navigate(paths.settings.href()), paths.settings.href())}
      onAvatar={orLogin(() => setChoosing(true), paths.mine.href())}
    >
      {recovery.shown && <RecoveryHint onClose={recovery.close} />}
      <Entries entries={entries} visitor={visitor} unread={unread} onEntry={openEntry} />
      {!visitor && <HeadIconChoice open={choosing} onClose={() => setChoosing(false)} />}
    </MineFrame>
  );
}
