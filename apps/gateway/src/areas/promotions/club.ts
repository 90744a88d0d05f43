import type { Texts } from '../../base/language';
import { tell } from '../../content/merchantText';
import { vipClub } from '../../content/promotions';
import { toMinor } from '../../ledger/money';
import type { MemberAsker } from '../../model/asker';
import { vipLevels, vipOf } from '../../model/members/vip';
import { isOffered } from '../../model/promotions/runs';

const weekly: Texts = {
  EN: '{amount} on Monday after a week with {least} or more staked',
  TY: '{amount} tuwing Lunes matapos ang linggong may {least} o higit pang taya',
  PT: '{amount} na segunda após uma semana com {least} ou mais em apostas',
};

const tags = { EN: 'en', TY: 'fil', PT: 'pt-BR' } as const;

/** The member's level, and what every level is paid. */
export async function memberClubBenefit({ services, member, scope, language }: MemberAsker) {
  const { level, label, points, nextPoints } = await vipOf(services, member);
  const { symbol, scale } = scope.config.currency;
  const money = (amount: number) =>
    `${symbol}${(toMinor(amount, scope) / 10 ** scale).toLocaleString(tags[language])}`;
  const { amounts, least } = vipClub.pays;
  const benefits = (amount: number) =>
    amount > 0 && isOffered(vipClub, scope)
      ? [tell(weekly, language, scope, { amount: money(amount), least: money(least) })]
      : [];
  return {
    level,
    label,
    points,
    nextPoints,
    levels: vipLevels.map((each) => ({ ...each, benefits: benefits(amounts[each.level] ?? 0) })),
  };
}
