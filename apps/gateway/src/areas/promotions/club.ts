import { toDay } from '../../base/period';
import { findTexts } from '../../base/texts';
import { tell } from '../../content/merchantText';
import { vipClub } from '../../content/promotions';
import { writeMoney } from '../../content/writeMoney';
import { readClock } from '../../db/clock';
import type { MemberAsker } from '../../model/platform/asker';
import { getVipLevel, vipLabel } from '../../model/member/vip';
import { isOffered } from '../../model/promotions/runs';
import { findTerms } from '../../model/promotions/termsInForce';
import { toWeek } from '../../model/promotions/week';

const weekly = findTexts('club.weekly');

/** The member's level, and what every level is paid. */
export async function memberClubBenefit({ services, member, scope, language }: MemberAsker) {
  const { level, points } = await getVipLevel(services, scope, member);
  const today = toDay(await readClock(services.db, services), scope.config.timeZone);
  const { vipPoints } = await findTerms(services.db, scope, today);
  const { startDate } = toWeek(today);
  const [club] = (await findTerms(services.db, scope, startDate)).apply([vipClub]);
  const steps = club?.pays.by === 'level' ? club.pays.levels : [];
  const money = (amount: number) => writeMoney(amount, language, scope, { round: true });
  const benefits = ({ amount, least } = { amount: 0, least: 0 }) =>
    amount > 0 && isOffered(vipClub, scope)
      ? [tell(weekly, language, scope, { amount: money(amount), least: money(least) })]
      : [];
  return {
    level,
    label: vipLabel(level),
    points,
    nextPoints: vipPoints[level + 1] ?? null,
    levels: vipPoints.map((requiredPoints, step) => ({
      ...{ level: step, label: vipLabel(step), requiredPoints },
      benefits: benefits(steps[step]),
    })),
  };
}
