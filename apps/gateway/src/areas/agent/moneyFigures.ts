import type { SQL } from 'drizzle-orm';
import { and, between, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import type { Period } from '../../base/period';
import { ledgerTransactions as moved, settlements } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import type { MemberAsker } from '../../model/platform/asker';
import type { Figures } from './figures';
import { getNet } from './figures';

type OwnFigure = Extract<agentCalls.MoneyFigure, `own${string}`>;
export type TeamFigure = Exclude<agentCalls.MoneyFigure, OwnFigure>;

const ofGame = ne(moved.category, moved.kind);
/** Which entries of the team's wallets a figure is made of, and whether it counts what left as positive. */
export const teamFigures: Readonly<
  Record<TeamFigure, { of: SQL | undefined; sign: 1 | -1; total: (sums: Figures) => number }>
> = {
  deposit: { of: eq(moved.category, 'deposit'), sign: 1, total: ({ deposit }) => deposit },
  withdraw: { of: eq(moved.category, 'withdraw'), sign: -1, total: ({ withdraw }) => withdraw },
  bet: { of: and(ofGame, ne(moved.kind, 'win')), sign: -1, total: ({ bet }) => bet },
  win: { of: and(ofGame, eq(moved.kind, 'win')), sign: 1, total: ({ win }) => win },
  rebate: { of: eq(moved.category, 'rebate'), sign: 1, total: ({ rebate }) => rebate },
  net: {
    of: or(ofGame, inArray(moved.category, ['rebate', 'promotion'])),
    sign: 1,
    total: getNet,
  },
};
/** Kinds of settlements behind what an agent earns itself. */
const ownKinds: Readonly<Record<OwnFigure, readonly string[]>> = {
  ownRebate: ['rebate'],
  ownSalary: ['salary', 'hourly'],
  ownDividend: ['dividend'],
};
export const isOwnFigure = (figure: agentCalls.MoneyFigure): figure is OwnFigure =>
  figure in ownKinds;

/** Settlements of an agent that are in its wallet, by the last day that they are for. */
export const isPaid = (memberId: number, figure: OwnFigure, { startDate, endDate }: Period) =>
  and(
    eq(settlements.memberId, memberId),
    inArray(settlements.kind, [...ownKinds[figure]]),
    between(settlements.day, startDate, endDate),
    isNotNull(settlements.paidAt),
  );

/** An agent's own earnings in a period, in minor units. */
export async function getOwnIncome(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  figure: OwnFigure,
  period: Period,
): Promise<number> {
  const [row] = await services.db
    .select({ amount: sumColumn(settlements.amount) })
    .from(settlements)
    .where(isPaid(member.id, figure, period));
  return row?.amount ?? 0;
}
