import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { lobbyCalls } from '@playhouse/wps';
import { readClock } from '../../db/clock';
import { games, lotteryOrders } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import { report } from '../../call/report';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import type { OrderRow } from '../../model/lottery/settleDraws';
import { findNumbers } from '../../model/lottery/draws';
import { getPlayName } from './playNames';

/** A stake that was taken back has left the order; the list still tells how much it was. */
function stakeShown({ status, bet, lines }: OrderRow): number {
  return status === 'cancelled' ? lines.reduce((sum, line) => sum + line.bet, 0) : bet;
}

function toOrder(order: OrderRow, gameName: string, { scope }: Pick<MemberAsker, 'scope'>) {
  return {
    orderId: order.id,
    gameName,
    numero: order.numero,
    drawTime: order.drawsAt.getTime(),
    betAmount: toMajor(stakeShown(order), scope),
    winAmount: toMajor(order.win, scope),
    status: order.status,
    orderTime: order.createdAt.getTime(),
  };
}

export async function orders(asker: MemberAsker, { query }: Asked<typeof lobbyCalls.orders>) {
  const { services, member } = asker;
  const mine = and(
    eq(lotteryOrders.memberId, member.id),
    query.status && query.status !== 'ALL'
      ? sql`${lotteryOrders.status} = ${query.status}`
      : undefined,
  );
  return report(query, {
    columns: [
      { by: lotteryOrders.createdAt, type: 'time' },
      { by: lotteryOrders.id, type: 'text' },
    ],
    where: mine,
    select: (place) =>
      services.db
        .select({ order: lotteryOrders, name: games.name, ...place })
        .from(lotteryOrders)
        .innerJoin(games, eq(games.nodeId, lotteryOrders.nodeId)),
    toLine: ({ order, name }) => toOrder(order, name, asker),
  });
}

async function ownOrder(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  orderId: string,
) {
  const [found] = await services.db
    .select({ order: lotteryOrders, game: games })
    .from(lotteryOrders)
    .innerJoin(games, eq(games.nodeId, lotteryOrders.nodeId))
    .where(and(eq(lotteryOrders.id, orderId), eq(lotteryOrders.memberId, member.id)));
  if (found === undefined) throw new Failure(errorCodes.notFound);
  return found;
}

export async function orderDetail(
  asker: MemberAsker,
  { query }: Asked<typeof lobbyCalls.orderDetail>,
) {
  const { services, scope, language } = asker;
  const { order, game } = await ownOrder(asker, query.orderId);
  const numbers = await findNumbers(services.db, game.nodeId, order.numero);
  const now = await readClock(services.db, services);
  const drawn = numbers !== undefined || order.drawsAt.getTime() <= now;
  return {
    ...toOrder(order, game.name, asker),
    result: numbers?.map(String) ?? null,
    suborders: order.lines.map((line) => ({
      suborderId: line.id,
      playName: getPlayName(line.play, language),
      content: line.content,
      betAmount: toMajor(line.bet, scope),
      winAmount: toMajor(line.win ?? 0, scope),
      status: line.status,
      cancellable: line.status === 'open' && !drawn,
    })),
  };
}
