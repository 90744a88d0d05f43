import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList } from '../paging';
import { count, id, intentKey, maybe, money, text, time } from '../values';
import { errorCodes } from '../../errorCodes';

export {
  activities,
  activity,
  activityDetail,
  activityLimits,
  applicationBytes,
  activityStatuses,
  applyActivity,
  depositOffers,
} from './activities';
export type { Activity, ActivityStatus, ActivityTerms } from './activities';
export type { DepositOffer, DepositTerms } from './activities';

/** Which kinds of promotion run here; REFERRAL opens invite friends, MISSION the leader board. */
export const availablePromotions = defineCall({
  name: 'promotions.available',
  method: 'GET',
  path: '/wps/promotion/available',
  module: 'REWCEN3',
  answer: () => plainList(z.object({ type: z.string(), name: maybe(z.string()) })),
  session: 'optional',
  summary: 'Lists kinds of promotion that run',
});

/** A reward waiting in the reward centre; `amount` in major units. */
export const reward = once(() =>
  z.object({
    id: id(),
    title: z.string(),
    amount: money(),
    status: z.enum(['claimable', 'claimed', 'expired']),
    createTime: time(),
    expireTime: maybe(time()),
  }),
);
export type Reward = z.output<ReturnType<typeof reward>>;

export const rewards = defineCall({
  name: 'promotions.rewards',
  method: 'GET',
  path: '/wps/promotion/rewards',
  module: 'REWCEN3',
  answer: () => plainList(reward()),
  session: 'required',
  summary: 'Lists rewards of a member',
});

export const claimReward = defineCall({
  name: 'promotions.claimReward',
  method: 'POST',
  path: '/wps/promotion/rewards/claim',
  module: 'REWCEN3',
  body: () => z.object({ id: text(64, 1), requestId: intentKey() }),
  answer: () => z.object({ amount: money() }),
  errors: [
    errorCodes.rewardTaken,
    errorCodes.notFound,
    errorCodes.actualAccountRequired,
    errorCodes.intentConflict,
  ],
  intent: { kind: 'reward' },
  session: 'required',
  summary: 'Claims a reward',
});

/** The mission: what to do, how far the member is, and who leads. */
export const leaderBoard = defineCall({
  name: 'promotions.leaderBoard',
  method: 'GET',
  path: '/wps/promotion/mission/leaderBoard',
  query: () => z.object({ language: z.optional(z.string()) }),
  answer: () =>
    z.object({
      title: z.string(),
      endTime: maybe(time()),
      own: maybe(z.object({ rank: maybe(z.int()), points: z.number() })),
      missions: z._default(
        z.array(
          z.object({
            id: id(),
            title: z.string(),
            progress: z.number(),
            target: z.number(),
            points: z.number(),
          }),
        ),
        [],
      ),
      leaders: z.array(
        z.object({ rank: z.int(), customerName: z.string(), points: z.number(), prize: money() }),
      ),
    }),
  session: 'optional',
  summary: 'Answers missions and the leader board',
});

/**
 * Red envelope rain: when it falls or falls next, how often the member may still grab, what the member has got of the
 * present one (major units), and when the one after it begins.
 */
export const redRain = defineCall({
  name: 'promotions.redRain',
  method: 'GET',
  path: '/wps/promotion/redRain',
  answer: () =>
    z.object({
      open: z.boolean(),
      startTime: maybe(time()),
      endTime: maybe(time()),
      nextStartTime: maybe(time()),
      remaining: count(),
      won: maybe(money()),
      winners: z._default(
        z.array(z.object({ customerName: z.string(), amount: money(), time: time() })),
        [],
      ),
    }),
  session: 'required',
  summary: 'Answers the state of the red envelope rain',
});

export const grabRedRain = defineCall({
  name: 'promotions.grabRedRain',
  method: 'POST',
  path: '/wps/promotion/redRain/grab',
  body: () => z.object({ requestId: intentKey() }),
  answer: () => z.object({ amount: money(), remaining: count() }),
  errors: [
    errorCodes.redRainClosed,
    errorCodes.redRainTaken,
    errorCodes.actualAccountRequired,
    errorCodes.intentConflict,
  ],
  intent: { kind: 'redRain' },
  session: 'required',
  summary: 'Grabs a red envelope',
});

/** VIP club: the member's level and what every level gives. `points` are lifetime points. */
export const memberClubBenefit = defineCall({
  name: 'promotions.memberClubBenefit',
  method: 'GET',
  path: '/wps/promotion/memberClub',
  module: 'MEMCLUB3',
  query: () => z.object({ language: z.optional(z.string()) }),
  answer: () =>
    z.object({
      level: z.int(),
      label: z.string(),
      points: z.number(),
      nextPoints: maybe(z.number()),
      levels: z.array(
        z.object({
          level: z.int(),
          label: z.string(),
          requiredPoints: z.number(),
          benefits: z.array(z.string()),
        }),
      ),
    }),
  session: 'required',
  summary: 'Answers VIP benefits',
});
