import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { games, members, rounds } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import type { Asked } from '../../call/route';
import { maskName } from '../../model/member/masks';
import type { Asker } from '../../model/platform/asker';

/** Recent wins, newest first (WIN-01). Only what paid more than it cost is a win worth showing. */
export async function winnerBoard(
  { services, scope }: Asker,
  { query }: Asked<typeof lobbyCalls.winnerBoard>,
) {
  const category = query.gameCategory;
  const rows = await services.db
    .select({ round: rounds, game: games, account: members.account })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(
      and(
        eq(rounds.merchant, scope.config.code),
        gt(rounds.win, rounds.bet),
        category === 'ALL' || category === ''
          ? inArray(rounds.category, [...scope.config.categories])
          : eq(rounds.category, category),
      ),
    )
    .orderBy(desc(rounds.createdAt), desc(rounds.id))
    .limit(Math.min(100, Math.max(1, query.limitNum)));
  return rows.map(({ round, game, account }) => ({
    iconUrl: `/art/game/${game.nodeId}.svg`,
    customerName: maskName(account),
    gameName: game.name,
    winAmount: toMajor(round.win, scope),
    gameType: game.category,
    vassalage: game.vendor,
    roomId: game.roomId,
    nodeId: game.nodeId,
  }));
}
