import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { games, lotteryOrders, rounds } from '../../db/schema';
import { command } from '../command';
import { post } from '../../ledger/post';
import { countPlay } from '../games/countPlay';
import type { LotteryPlay } from '../games/engine/lottery';
import { lotteryPays } from '../games/engine/lottery';
import type { Services } from '../services';
import { resultOf } from './schedule';

export type OrderRow = typeof lotteryOrders.$inferSelect;
type Line = OrderRow['lines'][number];

const isPlay = (play: string): play is LotteryPlay => play === 'exact3' || play === 'last1';

function settled(line: Line, digits: string): { line: Line; win: number } {
  if (line.status !== 'open' || !isPlay(line.play)) return { line, win: 0 };
  const win = Math.floor(line.bet * lotteryPays(line.play, line.content, digits));
  return { line: { ...line, status: win > 0 ? 'won' : 'lost' }, win };
}

type GameRow = typeof games.$inferSelect;

/** The order as it stands now, if it is still to be settled: somebody else may have been faster. */
async function openOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const open = and(eq(lotteryOrders.id, id), eq(lotteryOrders.status, 'open'));
  const [order] = await tx.select().from(lotteryOrders).where(open);
  return order;
}

async function settle(
  tx: Transaction,
  order: OrderRow,
  game: GameRow,
  digits: string,
  at: Date,
): Promise<void> {
  const lines = order.lines.map((line) => settled(line, digits));
  const win = lines.reduce((sum, line) => sum + line.win, 0);
  await tx
    .update(lotteryOrders)
    .set({ lines: lines.map(({ line }) => line), win, status: win > 0 ? 'won' : 'lost' })
    .where(eq(lotteryOrders.id, order.id));
  const { merchant, memberId, nodeId, bet } = order;
  await tx.insert(rounds).values({
    id: order.id,
    merchant,
    memberId,
    nodeId,
    vendor: game.vendor,
    category: game.category,
    bet,
    win,
    detail: { numero: order.numero, digits },
    // When it was settled, not when it should have been: a day that is over is not counted again.
    createdAt: at,
  });
  if (win === 0) return;
  await post(tx, {
    merchant,
    memberId,
    kind: 'win',
    category: game.category,
    key: `lottery win ${order.id}`,
    note: game.name,
    at,
    lines: [
      { account: memberId, amount: win },
      { account: 'house', amount: -win },
    ],
  });
}

async function settleOne(services: Services, { id, memberId, nodeId, ...issue }: OrderRow) {
  const { db, now } = services;
  const [game] = await db.select().from(games).where(eq(games.nodeId, nodeId));
  if (game === undefined) return;
  // Drawn before the member is locked: all players of a lottery meet at this one row.
  const drawn = { numero: issue.numero, drawsAt: issue.drawsAt.getTime() };
  const digits = await resultOf(db, nodeId, drawn);
  const done = await command(services, memberId, {
    run: async (tx) => {
      const order = await openOrder(tx, id);
      if (order !== undefined) await settle(tx, order, game, digits, new Date(now()));
      return order !== undefined;
    },
  });
  if (done) await countPlay(db, issue.merchant, nodeId);
}

/** Orders that one round of settling takes: those whose draw is longest ago. The next round takes the next. */
const batch = 500;

/** Settles orders whose draw is over, of all members: each once. */
export async function settleLotteries(services: Services): Promise<void> {
  const { db, now } = services;
  const due = await db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.status, 'open'), lte(lotteryOrders.drawsAt, new Date(now()))))
    .orderBy(lotteryOrders.drawsAt)
    .limit(batch);
  for (const order of due) await settleOne(services, order);
}
