import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { lobbyCalls } from '@playhouse/wps';
import { games, lotteryOrders } from '../../db/schema';
import type { Transaction } from '../../db/open';
import { command } from '../../model/platform/command';
import { isLottery } from '../../catalogue/games';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import type { OrderRow } from '../../model/lottery/settleDraws';
import { findNumbers } from '../../model/lottery/draws';
import { placeOrder } from '../../model/lottery/placeOrder';

/** The lottery that a slip is for; those of a vendor's own lobby are played there. */
async function lotteryOf(
  { services }: Pick<MemberAsker, 'services'>,
  vendor: string,
  code: string,
) {
  const one = and(eq(games.vendor, vendor), eq(games.roomId, code));
  const [game] = await services.db.select().from(games).where(one);
  if (game === undefined || !isLottery(game.category)) throw new Failure(errorCodes.gameUnknown);
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
  const isDrawn =
    order.drawsAt <= at || (await findNumbers(tx, order.nodeId, order.numero)) !== undefined;
  if (line.status !== 'open' || order.status !== 'open' || isDrawn)
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
    run: async (tx, { id }, at) => {
      const own = and(eq(lotteryOrders.id, body.orderId), eq(lotteryOrders.memberId, id));
      const [order] = await tx.select().from(lotteryOrders).where(own);
      if (order === undefined) throw new Failure(errorCodes.notFound);
      await takeBack(tx, order, body.suborderId, at);
      return null;
    },
  });
}
