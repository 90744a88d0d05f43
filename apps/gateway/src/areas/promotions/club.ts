import type { promotionCalls } from '@playhouse/wps';
import type { Texts } from '../../server/language';
import type { MemberContext } from '../../server/route';
import { vipLevels, vipOf } from './vip';

const benefits: readonly Texts[] = [
  { EN: 'Weekly bonus', TY: 'Lingguhang bonus', PT: 'Bônus semanal' },
  { EN: 'Birthday gift', TY: 'Regalo sa kaarawan', PT: 'Presente de aniversário' },
  { EN: 'Faster withdrawals', TY: 'Mas mabilis na withdrawal', PT: 'Saques mais rápidos' },
  { EN: 'Higher rebate', TY: 'Mas mataas na rebate', PT: 'Rebate maior' },
  { EN: 'A host of your own', TY: 'Sariling VIP host', PT: 'Um anfitrião só seu' },
  { EN: 'Invitations to events', TY: 'Imbitasyon sa mga event', PT: 'Convites para eventos' },
];

/** The member's level, and what every level gives. */
export async function memberClubBenefit({
  services,
  member,
  language,
}: MemberContext<typeof promotionCalls.memberClubBenefit>) {
  const { level, label, points, nextPoints } = await vipOf(services, member);
  return {
    level,
    label,
    points,
    nextPoints,
    levels: vipLevels.map((each) => ({
      ...each,
      benefits: benefits.slice(0, each.level + 1).map((text) => text[language]),
    })),
  };
}
