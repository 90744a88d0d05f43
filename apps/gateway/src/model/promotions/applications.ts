import type { ActivityContent } from '../../content/activities';
import type { Promotion } from '../../content/promotion';
import type { applications } from '../../db/schema';

/** A member's part in an activity. */
export type Application = typeof applications.$inferSelect;

/** Whether a person decides on an application. */
export const isReviewed = ({ pays }: Promotion): boolean => pays.by === 'review';

/** The period of an application: the day, of a gift that is given every day; else for good. */
export const periodKey = ({ pays }: Promotion, today: string): string =>
  pays.by === 'claim' && pays.daily === true ? today : '';

/** Whether a member's application is the one that counts today. */
export const takesPart = (
  activity: ActivityContent,
  { period }: Application,
  today: string,
): boolean => period === periodKey(activity, today);

/** How an application begins. */
export function firstStatus({ pays }: Promotion): Application['status'] {
  if (pays.by === 'review') return 'applying';
  return pays.by === 'claim' ? 'claimed' : 'joined';
}
