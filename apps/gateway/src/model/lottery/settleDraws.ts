import { getOutcome } from '@playhouse/wps';
import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { games, lotteryOrders, rounds } from '../../db/schema';
import { command } from '../platform/command';
import { post } from '../../ledger/post';
import type { GameRow } from '../../db/schema';
import { lotteryPays, listPlays } from './rules/lottery';
import type { Services } from '../platform/services';
import { drawDueIssues, drawIssue } from './draws';

export type OrderRow = typeof lotteryOrders.$inferSelect;
type Line = OrderRow['lines'][number];

interface SettledLine {
  readonly line: Line;
  readonly win: number;
  /** The stake of a line that no rule of its lottery covers any more: it goes back. */
  readonly returned: number;
}

function settled(line: Line, game: GameRow, drawn: readonly number[]): SettledLine {
  const kept = { line, win: 0, returned: 0 };
  if (line.status !== 'open') return kept;
  const play = listPlays(game.name).find(({ id }) => id === line.play);
  if (play === undefined)
    return { ...kept, line: { ...line, status: 'cancelled' }, returned: line.bet };
  const numbers = line.content === '' ? [] : line.content.split(' ').map(Number);
  const win = Math.floor(line.bet * lotteryPays(game.name, play, numbers, drawn));
  return { line: { ...line, win, status: getOutcome(line.bet, win).outcome }, win, returned: 0 };
}

/** The order as it stands now, if it is still to be settled: somebody else may have been faster. */
async function openOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const open = and(eq(lotteryOrders.id, id), eq(lotteryOrders.status, 'open'));
  const [order] = await tx.select().from(lotteryOrders).where(open);
  return order;
}

/** The movement between house and player when an order ends, beside the stake that moved before. */
async function pay(tx: Transaction, order: OrderRow, game: GameRow, at: Date, moved: Moved) {
  const { merchant, memberId, id } = order;
  const { kind, amount } = moved;
  if (amount === 0) return;
  await post(tx, {
    ...{ merchant, memberId, kind, category: game.category, note: game.name, at },
    key: `lottery ${kind === 'win' ? 'win' : 'return'} ${id}`,
    lines: [
      { account: memberId, amount },
      { account: 'house', amount: -amount },
    ],
  });
}

interface Moved {
  readonly kind: 'win' | 'bet';
  readonly amount: number;
}

const sumOf = (lines: readonly SettledLine[], field: 'win' | 'returned') =>
  lines.reduce((sum, line) => sum + line[field], 0);

async function settle(
  tx: Transaction,
  order: OrderRow,
  game: GameRow,
  drawn: readonly number[],
  at: Date,
): Promise<void> {
  const lines = order.lines.map((line) => settled(line, game, drawn));
  const win = sumOf(lines, 'win');
  const returned = sumOf(lines, 'returned');
  const bet = order.bet - returned;
  const status = bet === 0 ? 'cancelled' : getOutcome(bet, win).outcome;
  await tx
    .update(lotteryOrders)
    .set({ lines: lines.map(({ line }) => line), bet, win, status })
    .where(eq(lotteryOrders.id, order.id));
  await pay(tx, order, game, at, { kind: 'bet', amount: returned });
  if (bet === 0) return;
  const { merchant, memberId, nodeId } = order;
  await tx.insert(rounds).values({
    id: order.id,
    merchant,
    memberId,
    nodeId,
    vendor: game.vendor,
    category: game.category,
    bet,
    win,
    detail: { numero: order.numero, drawn },
    // When it was settled, not when it should have been: a day that is over is not counted again.
    createdAt: at,
  });
  await pay(tx, order, game, at, { kind: 'win', amount: win });
}

async function settleOne(services: Services, { id, memberId, nodeId, ...issue }: OrderRow) {
  const { db, now, plays } = services;
  const [game] = await db.select().from(games).where(eq(games.nodeId, nodeId));
  if (game === undefined) return;
  // Drawn before the member is locked: all players of a lottery meet at this one row.
  const drawn = { numero: issue.numero, drawsAt: issue.drawsAt.getTime() };
  const numbers = await drawIssue(db, game, drawn);
  const done = await command(services, memberId, {
    run: async (tx) => {
      const order = await openOrder(tx, id);
      if (order !== undefined) await settle(tx, order, game, numbers, new Date(now()));
      return order !== undefined;
    },
  });
  if (done) plays.count(issue.merchant, nodeId);
}

/** Orders that one round of settling takes: those whose draw is longest ago. The next round takes the next. */
const batch = 500;

/** Draws what is due, and settles orders whose draw is over, of all members: each once. */
export async function settleLotteries(services: Services): Promise<void> {
  const { db, now } = services;
  await drawDueIssues(db, now());
  const due = await db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.status, 'open'), lte(lotteryOrders.drawsAt, new Date(now()))))
    .orderBy(lotteryOrders.drawsAt)
    .limit(batch);
  for (const order of due) await settleOne(services, order);
}
