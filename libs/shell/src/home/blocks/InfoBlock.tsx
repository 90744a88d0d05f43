import { paths, useOffersScreen } from '@playhouse/navigation';
import { serverClock } from '@playhouse/platform';
import { useMemberInfo, useSession } from '@playhouse/session';
import { useState } from 'react';
import { membershipDay } from '../../logic/membership';
import { InfoCard, MemberPlace } from '../views/InfoCard';

/** The member's card (SHELL-08). A visitor is invited by the header, and once is enough. */
export function InfoBlock() {
  const session = useSession();
  const hasBenefits = useOffersScreen(paths.benefits);
  const { data: member } = useMemberInfo();
  // Read only when a member is known, which is never so in the prerendered page.
  const [now] = useState(serverClock.now);
  if (session === undefined) return <MemberPlace />;
  const target = hasBenefits ? paths.benefits : paths.memberHome;
  return (
    <InfoCard
      account={member?.account ?? session.userName}
      vipLabel={member?.vipLabel ?? undefined}
      day={member && membershipDay(member.regDate, now)}
      href={target.href()}
    />
  );
}
