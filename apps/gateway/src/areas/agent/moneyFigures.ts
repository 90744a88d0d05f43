import type { SQL } from 'drizzle-orm';
import { and, between, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import type { Period } from '../../base/period';
import { ledgerTransactions as moved, settlements } from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import type { MemberAsker } from '../../model/platform/asker';
import type { Figures } from './figures';
import { netOf } from './figures';

type Own = Extract<agentCalls.MoneyFigure, `own${string}`>;
export type Team = Exclude<agentCalls.MoneyFigure, Own>;

const ofGame = ne(moved.category, moved.kind);
/** Which entries of the team's wallets a figure is made of, and whether it counts what left as positive. */
export const teamFigures: Readonly<
  Record<Team, { of: SQL | undefined; sign: 1 | -1; total: (sums: Figures) => number }>
> = {
  deposit: { of: eq(moved.category, 'deposit'), sign: 1, total: ({ deposit }) => deposit },
  withdraw: { of: eq(moved.category, 'withdraw'), sign: -1, total: ({ withdraw }) => withdraw },
  bet: { of: and(ofGame, ne(moved.kind, 'win')), sign: -1, total: ({ bet }) => bet },
  win: { of: and(ofGame, eq(moved.kind, 'win')), sign: 1, total: ({ win }) => win },
  rebate: { of: eq(moved.category, 'rebate'), sign: 1, total: ({ rebate }) => rebate },
  net: {
    of: or(ofGame, inArray(moved.category, ['rebate', 'promotion'])),
    sign: 1,
    total: netOf,
  },
};
/** Kinds of settlements behind what an agent earns itself. */
const ownKinds: Readonly<Record<Own, readonly string[]>> = {
  ownRebate: ['rebate'],
  ownSalary: ['salary', 'hourly'],
  ownDividend: ['dividend'],
};
export const isOwn = (figure: agentCalls.MoneyFigure): figure is Own => figure in ownKinds;

/** Settlements of an agent that are in its wallet, by the last day that they are for. */
export const paidTo = (memberId: number, figure: Own, { startDate, endDate }: Period) =>
  and(
    eq(settlements.memberId, memberId),
    inArray(settlements.kind, [...ownKinds[figure]]),
    between(settlements.day, startDate, endDate),
    isNotNull(settlements.paidAt),
  );

/** What an agent earned itself in a period, in minor units. */
export async function ownIncome(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  figure: Own,
  period: Period,
): Promise<number> {
  const [row] = await services.db
    .select({ amount: sumOf(settlements.amount) })
    .from(settlements)
    .where(paidTo(member.id, figure, period));
  return row?.amount ?? 0;
}
