import { flagNames } from '@playhouse/whitelabel';
import * as z from 'zod/mini';
import type { Texts } from '../base/texts';

/** How often what is paid is to be staked before it can be withdrawn: at least once, whatever it is. */
export const timesStaked = z._default(z.number().check(z.gte(1)), 1);

/** A gift for every member who claims it; `daily`: every day anew. */
const gift = z.object({
  by: z.literal('claim'),
  amount: z.number(),
  daily: z.optional(z.literal(true)),
});

/** A share of the first deposit, if it is of `least` at least; never more than `most`. */
const firstDeposit = z.object({
  by: z.literal('firstDeposit'),
  least: z.number(),
  percent: z.number(),
  most: z.number(),
});

/** An amount for an application that a person has approved. */
const reviewed = z.object({ by: z.literal('review'), amount: z.number() });

/** A share of what members staked on a category since they joined, on some days of each week (1 Monday to 7 Sunday). */
const share = z.object({
  by: z.literal('share'),
  category: z.string(),
  days: z.array(z.int()),
  percent: z.number(),
});
export type Share = z.output<typeof share>;

/** Prizes by place, the first first; none is more than `stakesPercent` of the stakes that count. */
const prizes = { prizes: z.array(z.number()), stakesPercent: z.optional(z.number()) };

/** Prizes of each week for who has most points: one for each whole unit staked, and those of missions. */
const weeklyBoard = z.object({ by: z.literal('board'), ...prizes });

/** Prizes, when the promotion is over, for those that staked most on a category since they joined. */
const tournament = z.object({ by: z.literal('rank'), category: z.string(), ...prizes });
export type Tournament = z.output<typeof tournament>;

/** An amount by VIP level (0 first) for every week in which at least the level's `least` was staked. */
const levels = z.object({
  by: z.literal('level'),
  levels: z.array(z.object({ least: z.number(), amount: z.number() })),
});
export type Levels = z.output<typeof levels>;

/** A promotion's promise. Amounts in major units, rates in percent. */
const pays = z.discriminatedUnion('by', [
  gift,
  firstDeposit,
  reviewed,
  share,
  weeklyBoard,
  tournament,
  levels,
]);

/** A promotion's terms, by which it is paid and by which its texts are held. */
export const promotionTerms = z.object({
  id: z.string(),
  pays,
  /** Of a first deposit, deposit and bonus together. */
  timesStaked,
  /** Runs from so many days after a merchant's first start, or before it. */
  startDays: z.int(),
  /** Left out for one without an end. */
  endDays: z.optional(z.int()),
  /** Only where a merchant offers this kind of promotion, or has this flag on. */
  where: z.optional(
    z.union([z.object({ kind: z.literal('MISSION') }), z.object({ flag: z.enum(flagNames) })]),
  ),
});

export const boardTerms = z.extend(promotionTerms, { pays: weeklyBoard });
export const levelTerms = z.extend(promotionTerms, { pays: levels });

export type Promotion = z.output<typeof promotionTerms> & { readonly title: Texts };
