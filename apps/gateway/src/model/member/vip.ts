import { eq, sum } from 'drizzle-orm';
import { dailyTotals } from '../../db/schema';
import type { Services } from '../platform/services';
import type { MemberRow } from '../../db/schema';

/** Levels by lifetime points: one point for each whole unit of the currency at risk. */
export const vipLevels = [
  { level: 0, label: 'VIP 0', requiredPoints: 0 },
  { level: 1, label: 'VIP 1', requiredPoints: 1_000 },
  { level: 2, label: 'VIP 2', requiredPoints: 10_000 },
  { level: 3, label: 'VIP 3', requiredPoints: 50_000 },
  { level: 4, label: 'VIP 4', requiredPoints: 250_000 },
  { level: 5, label: 'VIP 5', requiredPoints: 1_000_000 },
] as const;

/** A member's level from everything ever staked. */
export async function getVipLevel({ db, scopes }: Services, member: MemberRow) {
  const [total] = await db
    .select({ risked: sum(dailyTotals.risked) })
    .from(dailyTotals)
    .where(eq(dailyTotals.memberId, member.id));
  const scale = scopes.get(member.merchant)?.config.currency.scale ?? 2;
  const points = Math.floor(Number(total?.risked ?? 0) / 10 ** scale);
  const reached = vipLevels.findLast((each) => points >= each.requiredPoints) ?? vipLevels[0];
  const next = vipLevels.find((each) => points < each.requiredPoints);
  return { ...reached, points, nextPoints: next?.requiredPoints ?? null };
}
