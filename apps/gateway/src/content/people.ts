import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

const plan = z.object({
  account: z.string(),
  type: z.int(),
  /** Account of the superior. */
  upline: z.optional(z.string()),
  /** How much more an agent has than its players, in percent: that difference is its income. */
  margin: z._default(z.number(), 0),
  affiliateCode: z.optional(z.string()),
  kyc: z._default(z.string(), 'none'),
});
export type Plan = z.output<typeof plan>;

/** Rates in percent: of a team's stakes; of a dividend of its loss, and of its stakes at most. */
const tiers = z.array(
  z.object({
    minTurnover: z.number(),
    rate: z.number(),
    minActiveMembers: z.int(),
    stakesPercent: z.optional(z.number()),
  }),
);

const people = readDemo(
  'people.json',
  z.object({
    accounts: z.array(plan),
    /** Percent of stakes given back, by category. */
    rates: z.record(z.string(), z.number()),
    /** Contracts that agents are offered. */
    contracts: z.object({ salary: tiers, dividend: tiers, hourly: tiers }),
    firstNames: z.array(z.string()),
    /** Letters in the inbox of each demo account. */
    letters: z.array(z.string()),
    /** Rewards of each demo account. */
    rewards: z.array(
      z.object({
        id: z.string(),
        template: z.enum(['welcome', 'weekly', 'birthday']),
        daysAgo: z.int(),
        endsInDays: z.int(),
      }),
    ),
    /** The bank of every card. */
    bank: z.object({ bankCode: z.string(), bankName: z.string() }),
  }),
);

export const {
  accounts: demoPlans,
  contracts: demoContracts,
  firstNames,
  letters: demoLetters,
  rewards: demoRewards,
  bank: demoBank,
} = people;

/** Rebate rates of who has so much more than the players, by category. */
export const addMargin = (margin: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(people.rates).map(([key, rate]) => [
      key,
      Math.round((rate + margin) * 100) / 100,
    ]),
  );

/** The rates that a whole chain shares: those of who has most. */
export const topRates = addMargin(Math.max(...demoPlans.map(({ margin }) => margin)));
