import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { timesStaked } from './promotion';

/** In major units. */
const gift = z.object({ amount: z.number(), timesStaked });

/** Gifts that no member joins: for an invited friend, of a rain (an amount between both), and rewards by their template. */
export const giftTerms = z.object({
  referral: gift,
  rain: z.object({ least: z.number(), most: z.number(), timesStaked }),
  rewards: z.object({ welcome: gift, weekly: gift, birthday: gift }),
});
export type Gifts = z.output<typeof giftTerms>;

export const gifts = readDemo('gifts.json', giftTerms);

/** How often a reward is to be staked, by its template: once where nothing says more. */
export const timesRewardStaked = ({ rewards }: Gifts, template: string): number =>
  new Map(Object.entries(rewards)).get(template)?.timesStaked ?? 1;
