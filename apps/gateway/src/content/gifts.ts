import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { timesStaked } from './promotion';

/** In major units. */
const gift = z.object({ amount: z.number(), timesStaked });

/** Gifts that no member joins: for an invited friend, of a rain (an amount between both), and rewards by their template. */
export const gifts = readDemo(
  'gifts.json',
  z.object({
    referral: gift,
    rain: z.object({ least: z.number(), most: z.number(), timesStaked }),
    rewards: z.object({ welcome: gift, weekly: gift, birthday: gift }),
  }),
);

const ofRewards: ReadonlyMap<string, z.output<typeof gift>> = new Map(
  Object.entries(gifts.rewards),
);

/** How often a reward is to be staked, by its template: once where nothing says more. */
export const timesRewardStaked = (template: string): number =>
  ofRewards.get(template)?.timesStaked ?? 1;
