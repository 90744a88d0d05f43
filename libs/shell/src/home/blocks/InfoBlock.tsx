import { paths } from '@playhouse/navigation';
import { serverClock } from '@playhouse/platform';
import { useMemberInfo, useSession } from '@playhouse/session';
import { useFlag, useMerchant } from '@playhouse/whitelabel';
import { useState } from 'react';
import { membershipDay } from '../../logic/membership';
import { InfoCard } from '../views/InfoCard';
import { LoginInvite } from '../views/LoginInvite';

/** The member's card, or the invitation to become one. */
export function InfoBlock() {
  const { name } = useMerchant();
  const session = useSession();
  const canRegister = useFlag('DIRECTREG3');
  const hasBenefits = useFlag('VIPBENEFIT3');
  const { data: member } = useMemberInfo();
  // Read only when a member is known, which is never so in the prerendered page.
  const [now] = useState(serverClock.now);
  if (session === undefined) return <LoginInvite name={name} canRegister={canRegister} />;
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
