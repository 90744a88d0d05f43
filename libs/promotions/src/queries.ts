import { memberKey } from '@playhouse/session';
import type { Session } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';

/** Everything promotional: what a member may do changes with every application and claim. */
export const promotionKey = [...memberKey, 'promotions'] as const;

/** Activities and what can be done with each now (ACT-01): for all visitors the same, for a member their own. */
export function activitiesOptions(wps: WpsClient, language: string, session: Session | undefined) {
  const isPublic = session === undefined;
  return queryOptions({
    queryKey: [...(isPublic ? ['promotions'] : promotionKey), 'activities', language],
    queryFn: ({ signal }) => wps.call('promotions.activities', { query: { language }, signal }),
    meta: { offline: isPublic },
  });
}

/** One activity with its terms (HTML) and what an application takes. */
export function activityOptions(wps: WpsClient, id: string, language: string) {
  return queryOptions({
    queryKey: [...promotionKey, 'activity', id, language],
    queryFn: ({ signal }) =>
      wps.call('promotions.activityDetail', { query: { id, language }, signal }),
  });
}

/** Rewards that wait, were taken or have expired. */
export function rewardsOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...promotionKey, 'rewards'],
    queryFn: ({ signal }) => wps.call('promotions.rewards', { signal }),
  });
}

/** The mission: what to do, how far the member is, who leads. */
export function leaderBoardOptions(wps: WpsClient, language: string) {
  return queryOptions({
    queryKey: [...promotionKey, 'leaderBoard', language],
    queryFn: ({ signal }) => wps.call('promotions.leaderBoard', { query: { language }, signal }),
  });
}
