import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

/** How often a gift is to be staked before it can be withdrawn. */
const timesStaked = z.number();

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
