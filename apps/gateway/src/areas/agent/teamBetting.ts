import { and, eq, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { dailyTotals, games, members, rounds } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { inPeriod, report } from '../../call/report';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { sumColumn } from '../../db/sumColumn';
import { isInTeam } from '../../model/agent/team';
import { inDays } from './figures';
import { demandAgent } from './demandAgent';
import { accountLike } from './teamList';

const named = ({ account, exact }: Asked<typeof agentCalls.teamBetting>['query']) =>
  exact === true && account !== undefined ? eq(members.account, account) : accountLike(account);

/** The columns that bets are sorted by. */
const columns = {
  betTime: { by: rounds.createdAt, type: 'time' },
  account: { by: members.account, type: 'text' },
  netAmount: { by: sql`(${rounds.win} - ${rounds.bet})`, type: 'whole' },
  betAmount: { by: rounds.bet, type: 'whole' },
  winAmount: { by: rounds.win, type: 'whole' },
  gameName: { by: games.name, type: 'text' },
  gameType: { by: rounds.category, type: 'text' },
} as const;

/** Bets of the team, newest first unless asked for otherwise. */
export async function teamBetting(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.teamBetting>,
) {
  demandAgent(member);
  const { db } = services;
  const who = and(isInTeam(member), named(query));
  const category = query.gameType === 'ALL' ? undefined : query.gameType;
  const [page, [total]] = await Promise.all([
    report(query, {
      columns: [columns[query.sort ?? 'betTime'], columns.betTime, { by: rounds.id, type: 'text' }],
      where: and(
        who,
        inPeriod(rounds.createdAt, query, scope),
        category ? eq(rounds.category, category) : undefined,
      ),
      select: (place) =>
        db
          .select({ round: rounds, account: members.account, name: games.name, ...place })
          .from(rounds)
          .innerJoin(members, eq(members.id, rounds.memberId))
          .innerJoin(games, eq(games.nodeId, rounds.nodeId)),
      toLine: ({ round, account, name }) => ({
        orderId: round.id,
        account,
        gameName: name,
        vendor: round.vendor,
        gameType: round.category,
        betAmount: toMajor(round.bet, scope),
        winAmount: toMajor(round.win, scope),
        betTime: round.createdAt.getTime(),
      }),
    }),
    db
      .select({
        size: sumColumn(dailyTotals.rounds),
        bet: sumColumn(dailyTotals.bet),
        win: sumColumn(dailyTotals.win),
      })
      .from(dailyTotals)
      .innerJoin(members, eq(members.id, dailyTotals.memberId))
      .where(inDays(query, and(who, category ? eq(dailyTotals.category, category) : undefined))),
  ]);
  return {
    ...page,
    totalCount: total?.size ?? 0,
    footer: {
      betAmount: toMajor(total?.bet ?? 0, scope),
      winAmount: toMajor(total?.win ?? 0, scope),
    },
  };
}
