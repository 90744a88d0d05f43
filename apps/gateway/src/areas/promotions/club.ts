import type { Texts } from '../../base/language';
import type { MemberAsker } from '../../model/asker';
import { vipLevels, vipOf } from '../../model/members/vip';

const benefits: readonly Texts[] = [
  { EN: 'Weekly bonus', TY: 'Lingguhang bonus', PT: 'Bônus semanal' },
  { EN: 'Birthday gift', TY: 'Regalo sa kaarawan', PT: 'Presente de aniversário' },
  { EN: 'Faster withdrawals', TY: 'Mas mabilis na withdrawal', PT: 'Saques mais rápidos' },
  { EN: 'Higher rebate', TY: 'Mas mataas na rebate', PT: 'Rebate maior' },
  { EN: 'A host of your own', TY: 'Sariling VIP host', PT: 'Um anfitrião só seu' },
  { EN: 'Invitations to events', TY: 'Imbitasyon sa mga event', PT: 'Convites para eventos' },
];

/** The member's level, and what every level gives. */
export async function memberClubBenefit({ services, member, language }: MemberAsker) {
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
