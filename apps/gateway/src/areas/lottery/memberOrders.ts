import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { lobbyCalls } from '@playhouse/wps';
import { games, lotteryOrders } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import type { Transaction } from '../../db/open';
import { command } from '../../model/command';
import { engineOf } from '../../model/games/engine';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import { keyedPage } from '../../call/keyedPage';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import type { OrderRow } from '../../model/lottery/settle';
import { numbersOf } from '../../model/lottery/draws';
import { placeOrder } from '../../model/lottery/placeOrder';
import { playNameOf } from './playNames';

type Status = 'open' | 'won' | 'lost' | 'cancelled';
const statuses: readonly Status[] = ['open', 'won', 'lost', 'cancelled'];
const statusOf = (text: string): Status => statuses.find((status) => status === text) ?? 'open';

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
    status: statusOf(order.status),
    orderTime: order.createdAt.getTime(),
  };
}

export async function orders(asker: MemberAsker, { query }: Asked<typeof lobbyCalls.orders>) {
  const { services, member } = asker;
  const mine = and(
    eq(lotteryOrders.memberId, member.id),
    query.status && query.status !== 'ALL' ? eq(lotteryOrders.status, query.status) : undefined,
  );
  const page = keyedPage(query, [
    { by: lotteryOrders.createdAt, type: 'time' },
    { by: lotteryOrders.id, type: 'text' },
  ]);
  const found = await services.db
    .select({ order: lotteryOrders, name: games.name, ...page.selected })
    .from(lotteryOrders)
    .innerJoin(games, eq(games.nodeId, lotteryOrders.nodeId))
    .where(and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const { rows, fields } = page.pageOf(found);
  return { list: rows.map(({ order, name }) => toOrder(order, name, asker)), ...fields };
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
  const drawn = order.drawsAt.getTime() <= services.now();
  const numbers = await numbersOf(services.db, game.nodeId, order.numero);
  return {
    ...toOrder(order, game.name, asker),
    result: numbers?.map(String) ?? null,
    suborders: order.lines.map((line) => ({
      suborderId: line.id,
      playName: playNameOf(line.play, language),
      content: line.content,
      betAmount: toMajor(line.bet, scope),
      winAmount: toMajor(line.win ?? 0, scope),
      status: line.status,
      cancellable: line.status === 'open' && !drawn,
    })),
  };
}

/** The lottery that a slip is for; those of a vendor's own lobby are played there. */
async function lotteryOf(
  { services }: Pick<MemberAsker, 'services'>,
  vendor: string,
  code: string,
) {
  const one = and(eq(games.vendor, vendor), eq(games.roomId, code));
  const [game] = await services.db.select().from(games).where(one);
  if (game === undefined || engineOf(game.category) !== 'lottery')
    throw new Failure(errorCodes.gameUnavailable);
  return game;
}

/** Places all lines of a slip on the draw that takes bets. */
export async function placeSlip(asker: MemberAsker, { body }: Asked<typeof lobbyCalls.placeOrder>) {
  const { vendor, code, requestId, ...slip } = body;
  const game = await lotteryOf(asker, vendor, code);
  return placeOrder(asker.services, { ...asker, game }, requestId, slip);
}

async function takeBack(tx: Transaction, order: OrderRow, lineId: string, at: Date): Promise<void> {
  const line = order.lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Failure(errorCodes.notFound);
  if (line.status !== 'open' || order.status !== 'open' || order.drawsAt <= at)
    throw new Failure(errorCodes.orderNotCancellable);
  const lines = order.lines.map((each) =>
    each === line ? { ...each, status: 'cancelled' as const } : each,
  );
  const status = lines.every((each) => each.status === 'cancelled') ? 'cancelled' : 'open';
  await tx
    .update(lotteryOrders)
    .set({ lines, status, bet: order.bet - line.bet })
    .where(eq(lotteryOrders.id, order.id));
  const [game] = await tx
    .select({ category: games.category })
    .from(games)
    .where(eq(games.nodeId, order.nodeId));
  await post(tx, {
    merchant: order.merchant,
    memberId: order.memberId,
    kind: 'bet',
    ...game,
    key: `lottery cancel ${line.id}`,
    note: order.numero,
    at,
    lines: [
      { account: order.memberId, amount: line.bet },
      { account: 'house', amount: -line.bet },
    ],
  });
}

/** Takes one line back before the draw; its stake returns to the wallet. */
export async function cancelOrder(
  { services, member }: MemberAsker,
  { body }: Asked<typeof lobbyCalls.cancelOrder>,
): Promise<void> {
  const { requestId: key, ...what } = body;
  await command(services, member.id, {
    intent: { key, kind: 'lotteryCancel', body: what },
    run: async (tx, { id }) => {
      const own = and(eq(lotteryOrders.id, body.orderId), eq(lotteryOrders.memberId, id));
      const [order] = await tx.select().from(lotteryOrders).where(own);
      if (order === undefined) throw new Failure(errorCodes.notFound);
      await takeBack(tx, order, body.suborderId, new Date(services.now()));
      return null;
    },
  });
}
