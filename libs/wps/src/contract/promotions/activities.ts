import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList } from '../paging';
import { id, intentKey, maybe, money, text, time } from '../values';
import { errorCodes } from '../../errorCodes';

/** Statuses of an activity for a member: the next step, or how it ended (ACT-01). */
export const activityStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

const activityFields = once(() => ({
  id: id(),
  title: z.string(),
  category: maybe(z.string()),
  bannerUrl: maybe(z.string()),
  status: z.enum(activityStatuses),
  startTime: maybe(time()),
  endTime: maybe(time()),
}));
export const activity = once(() => z.object(activityFields()));
export type Activity = z.output<ReturnType<typeof activity>>;

export const activities = defineCall({
  name: 'promotions.activities',
  method: 'GET',
  path: '/wps/promotion/activities',
  query: () => z.object({ language: z.string(), category: z.optional(z.string()) }),
  answer: () => plainList(activity()),
  session: 'optional',
  summary: 'Lists activities',
});

/**
 * Terms of an activity. Amounts in major units; `games` is the category whose stakes count towards what is paid, null for
 * one that does not look at stakes; `stakesPercent` the share of the stakes that count that is paid, or paid at most.
 * `timesStaked` says how often what is paid is to be staked before a withdrawal, in any
 * games, `withDeposit` that the deposit is to be staked as often.
 */
const activityTerms = once(() =>
  z.object({
    who: z.enum(['members', 'newcomers']),
    paid: z.enum(['once', 'daily', 'weekly']),
    minDeposit: maybe(money()),
    minPayout: maybe(money()),
    maxPayout: maybe(money()),
    games: maybe(z.string()),
    stakesPercent: maybe(z.number()),
    timesStaked: z._default(z.number(), 0),
    withDeposit: z._default(z.boolean(), false),
  }),
);
export type ActivityTerms = z.output<ReturnType<typeof activityTerms>>;

/**
 * Terms of a promotion that comes with a deposit: of at least `least`, it adds `bonusPercent` of what arrives, `most` at
 * most; deposit and bonus are to be staked `timesStaked` times before a withdrawal. Amounts in major units.
 */
export const depositTerms = once(() =>
  z.object({
    least: money(),
    bonusPercent: z.number(),
    most: maybe(money()),
    timesStaked: z._default(z.number(), 1),
  }),
);
export type DepositTerms = z.output<ReturnType<typeof depositTerms>>;

const depositOffer = once(() =>
  z.object({ id: id(), title: z.string(), terms: depositTerms(), endTime: maybe(time()) }),
);
export type DepositOffer = z.output<ReturnType<typeof depositOffer>>;

export const depositOffers = defineCall({
  name: 'promotions.depositOffers',
  method: 'GET',
  path: '/wps/promotion/depositOffers',
  query: () => z.object({ language: z.string() }),
  answer: () => plainList(depositOffer()),
  session: 'required',
  summary: 'Lists joined promotions that come with the next deposit',
});

/** `content` is HTML; `deposit` stands where the promotion comes with a deposit; `needsComment` and `maxImages` say what an application takes. */
export const activityDetail = defineCall({
  name: 'promotions.activityDetail',
  method: 'GET',
  path: '/wps/promotion/activities/detail',
  query: () => z.object({ id: text(64, 1), language: z.string() }),
  answer: () =>
    z.object({
      ...activityFields(),
      content: z.string(),
      needsComment: z._default(z.boolean(), false),
      maxImages: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
      remark: maybe(z.string()),
      terms: maybe(activityTerms()),
      deposit: maybe(depositTerms()),
    }),
  errors: [errorCodes.notFound],
  session: 'optional',
  summary: 'Answers an activity',
});

/** Bounds of an application: characters of the comment, images, bytes of each image. */
export const activityLimits = { comment: 140, images: 3, imageBytes: 5 * 1024 * 1024 } as const;

/** Characters of bytes in base64. */
const inBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** Bytes of the largest body that a call may have: an application with all its images, and what is around them. */
export const applicationBytes =
  activityLimits.images * inBase64(activityLimits.imageBytes) + 64 * 1024;

/** `data` is base64 of a PNG or JPEG of 5 MB at most, without a `data:` prefix. */
const image = once(() =>
  z.object({
    name: text(200, 1),
    type: z.enum(['image/png', 'image/jpeg']),
    data: z.string().check(z.maxLength(inBase64(activityLimits.imageBytes))),
  }),
);

/** Joins, applies for or claims an activity, as its status says. */
export const applyActivity = defineCall({
  name: 'promotions.applyActivity',
  method: 'POST',
  path: '/wps/promotion/activities/apply',
  body: () =>
    z.object({
      id: text(64, 1),
      requestId: intentKey(),
      comment: z.optional(text(activityLimits.comment)),
      images: z.optional(z.array(image()).check(z.maxLength(activityLimits.images))),
    }),
  answer: () =>
    z.object({
      status: z.enum(activityStatuses),
      /** The amount claimed, in major units. */
      amount: maybe(z.number()),
    }),
  errors: [
    errorCodes.promotionUnavailable,
    errorCodes.promotionTaken,
    errorCodes.actualAccountRequired,
    errorCodes.notFound,
    errorCodes.intentConflict,
  ],
  intent: { kind: 'gift' },
  session: 'required',
  summary: 'Applies for an activity',
});
