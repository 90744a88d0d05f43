import type { SQL } from 'drizzle-orm';
import { and, between, sql } from 'drizzle-orm';
import type { Period } from '../../base/period';
import { dailyTotals } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';

/** Sum of a kind of movement that belongs to no game. */
const movedOf = (kind: string) =>
  sql<number>`coalesce(sum(${dailyTotals.amount}) filter (where ${dailyTotals.category} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    Number,
  );

/** Sums over days and members, in minor units: what moved in their wallets. */
export const figures = {
  bet: sumColumn(dailyTotals.staked),
  win: sumColumn(dailyTotals.won),
  deposit: movedOf('deposit'),
  withdraw: sql<number>`-${movedOf('withdraw')}`.mapWith(Number),
  rebate: movedOf('rebate'),
  promotion: movedOf('promotion'),
};

/** Sums of somebody in a period, in minor units. */
export type Figures = Record<keyof typeof figures, number>;

export const noFigures: Figures = {
  bet: 0,
  win: 0,
  deposit: 0,
  withdraw: 0,
  rebate: 0,
  promotion: 0,
};

/** The members' gain: wins, rebates and gifts less stakes. */
export const getNet = ({ win, bet, rebate, promotion }: Figures) => win + rebate + promotion - bet;

/** Totals of the days of a period, for whom `who` says. */
export const inDays = ({ startDate, endDate }: Period, who: SQL | undefined): SQL | undefined =>
  and(who, between(dailyTotals.day, startDate, endDate));
