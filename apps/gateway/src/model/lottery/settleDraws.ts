import { getOutcome, multiplyMoney } from '@playhouse/wps';
import { and, eq, lte } from 'drizzle-orm';
import { readClock } from '../../db/clock';
import type { Transaction } from '../../db/open';
import { games, lotteryOrders, rounds } from '../../db/schema';
import { command } from '../platform/command';
import { post } from '../../ledger/post';
import type { GameRow } from '../../db/schema';
import { createQuietTime } from '../platform/quietTime';
import type { Services } from '../platform/services';
import { drawDueIssues, drawIssue } from './draws';
import { noteLateStake } from '../lobby/noteLateStake';
import { countStake } from '../../catalogue/titleKeeps';
import { findDrawRisk } from './findDrawRisk';
import { payLine } from './payLine';

export type OrderRow = typeof lotteryOrders.$inferSelect;
type Line = OrderRow['lines'][number];

interface SettledLine {
  readonly line: Line;
  readonly win: number;
  /** The stake of a line without terms that no rule of its lottery covers any more: it goes back. */
  readonly returned: number;
}

function settled(line: Line, game: GameRow, drawn: readonly number[]): SettledLine {
  const kept = { line, win: 0, returned: 0 };
  if (line.status !== 'open') return kept;
  const win = payLine(game.name, line, drawn);
  if (win === undefined)
    return { ...kept, line: { ...line, status: 'cancelled' }, returned: line.bet };
  return { line: { ...line, win, status: getOutcome(line.bet, win).outcome }, win, returned: 0 };
}

/** The orders of a member on a draw as they stand now: somebody else may have been faster. */
function findOpenOrders(tx: Transaction, { memberId, nodeId, numero }: OrderRow) {
  const mine = [eq(lotteryOrders.memberId, memberId), eq(lotteryOrders.nodeId, nodeId)];
  const open = and(...mine, eq(lotteryOrders.numero, numero), eq(lotteryOrders.status, 'open'));
  return tx.select().from(lotteryOrders).where(open).orderBy(lotteryOrders.id);
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

/** A draw with its numbers, and the share of the member's stakes on it that is at risk. */
interface Drawn {
  readonly game: GameRow;
  readonly numbers: readonly number[];
  readonly atRisk: number;
  readonly at: Date;
}

async function settle(tx: Transaction, order: OrderRow, drawn: Drawn): Promise<void> {
  const { game, numbers, atRisk, at } = drawn;
  const lines = order.lines.map((line) => settled(line, game, numbers));
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
  const risked = countStake(nodeId, multiplyMoney(bet, atRisk));
  await noteLateStake(
    tx,
    { merchant, memberId, category: game.category, risked },
    order.createdAt,
    at,
  );
  await tx.insert(rounds).values({
    id: order.id,
    merchant,
    memberId,
    nodeId,
    vendor: game.vendor,
    category: game.category,
    bet,
    risked,
    win,
    detail: { numero: order.numero, drawn: numbers },
    // When it was settled, not when it should have been: a day that is over is not counted again.
    createdAt: at,
  });
  await pay(tx, order, game, at, { kind: 'win', amount: win });
}

/** The share of a member's stakes on a draw that is at risk, bets of all its orders together. */
function findShareAtRisk(orders: readonly OrderRow[], game: GameRow, numbers: readonly number[]) {
  const lines = orders.flatMap((order) => order.lines.filter(({ status }) => status === 'open'));
  const stake = lines.reduce((sum, { bet }) => sum + bet, 0);
  return stake === 0 ? 0 : findDrawRisk(game.name, lines, numbers) / stake;
}

/** Settles all that the member of an order has on its draw together: bets on one draw may cover each other. */
async function settleMember(services: Services, order: OrderRow): Promise<void> {
  const { db, plays } = services;
  const [game] = await db.select().from(games).where(eq(games.nodeId, order.nodeId));
  if (game === undefined) return;
  // Drawn before the member is locked: all players of a lottery meet at this one row.
  const issue = { numero: order.numero, drawsAt: order.drawsAt.getTime() };
  const numbers = await drawIssue(db, game, issue);
  const settledOrders = await command(services, order.memberId, {
    run: async (tx, _, at) => {
      const open = await findOpenOrders(tx, order);
      const atRisk = findShareAtRisk(open, game, numbers);
      for (const each of open) await settle(tx, each, { game, numbers, atRisk, at });
      return open.length;
    },
  });
  for (let at = 0; at < settledOrders; at += 1) plays.count(order.merchant, order.nodeId);
}

/** Orders that one round of settling takes: those whose draw is longest ago. The next round takes the next. */
const batch = 500;

const quiet = createQuietTime();

/** Draws what is due, and settles orders whose draw is over, of all members: each once. */
export async function settleLotteries(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = await readClock(db, services);
  if (!quiet.isQuiet(services, now)) quiet.keep(services, now, await drawDueIssues(db, now));
  const due = await db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.status, 'open'), lte(lotteryOrders.drawsAt, clock.at())))
    .orderBy(lotteryOrders.drawsAt)
    .limit(batch);
  const firsts = new Map(
    due.map((each) => [`${each.memberId} ${each.nodeId} ${each.numero}`, each]),
  );
  for (const order of firsts.values()) await settleMember(services, order);
}
