import { and, desc, eq } from 'drizzle-orm';
import { errorCodes, getOutcome, slipProblem } from '@playhouse/wps';
import type { SlipLine } from '@playhouse/wps';
import { lotteryOrders } from '../../db/schema';
import { readClock } from '../../db/clock';
import type { Transaction } from '../../db/open';
import { getBalance } from '../../ledger/balance';
import { readAmount, toMajor } from '../../ledger/money';
import { command } from '../platform/command';
import { newOrderId } from '../platform/orderId';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { Services } from '../platform/services';
import { findLastDrawn, findOpenIssue } from './draws';
import { getLotteryRule } from './lotteryRule';
import type { LotteryPlay } from '../../catalogue/lotteryRules/lottery';
import type { Seat } from '../lobby/seat';

/** A member at a lottery. */
type Player = Pick<Seat, 'member' | 'game' | 'scope'>;

/** Bets on the next draw, all of one way to play, and what they cost together in major units. */
export interface Slip {
  readonly playType: 'trad' | 'ent';
  readonly lines: readonly SlipLine[];
  readonly amount: number;
}

/** The plays that a slip is of. @throws Failure request.invalid, amount.outOfRange */
function demandPlayable({ game, scope }: Player, slip: Slip): readonly LotteryPlay[] {
  const rule = getLotteryRule(game, scope);
  const plays = rule.plays.filter(({ playType }) => playType === slip.playType);
  const problem = slipProblem({ ...rule, plays }, slip, scope.config.currency.scale);
  if (problem === 'stake' || problem === 'amount') throw new Failure(errorCodes.amountOutOfRange);
  if (problem !== undefined) throw new Failure(errorCodes.requestInvalid);
  return plays;
}

async function write(tx: Transaction, player: Player, slip: Slip, at: Date) {
  const plays = demandPlayable(player, slip);
  const { member, game, scope } = player;
  const issue = await findOpenIssue(tx, game, at.getTime());
  const id = newOrderId('L', member.id);
  const bet = readAmount(slip.amount, scope);
  await tx.insert(lotteryOrders).values({
    id,
    merchant: scope.code,
    memberId: member.id,
    nodeId: game.nodeId,
    numero: issue.numero,
    bet,
    lines: slip.lines.map(({ playId, numbers, stake }, index) => ({
      id: `${id}-${index + 1}`,
      play: playId,
      terms: plays.find(({ id: play }) => play === playId),
      content: numbers.join(' '),
      bet: readAmount(stake, scope),
      status: 'open',
    })),
    status: 'open',
    drawsAt: new Date(issue.drawsAt),
    createdAt: at,
  });
  await post(tx, {
    merchant: scope.code,
    memberId: member.id,
    kind: 'bet',
    category: game.category,
    key: `lottery bet ${id}`,
    note: game.name,
    at,
    lines: [
      { account: member.id, amount: -bet },
      { account: 'house', amount: bet },
    ],
  });
  return { orderId: id, numero: issue.numero, drawTime: issue.drawsAt };
}

/**
 * Places a slip on the open issue: all its lines in one order, or none; once for each key.
 * @throws Failure request.invalid, amount.outOfRange, balance.insufficient, intent.conflict
 */
export function placeOrder(services: Services, player: Player, key: string, slip: Slip) {
  const { member, game, scope } = player;
  const { playType, lines, amount } = slip;
  return command(services, member.id, {
    intent: { key, kind: 'lottery', body: { game: game.nodeId, playType, lines, amount } },
    run: async (tx, _, at) => {
      const placed = await write(tx, player, slip, at);
      return { ...placed, sumBalance: toMajor(await getBalance(tx, member.id), scope) };
    },
  });
}

/** The draw to come, the one before, and the member's latest orders in this game. */
export async function lotteryState(services: Services, seat: Seat) {
  const { db } = services;
  const { member, game, scope } = seat;
  const orders = await db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.memberId, member.id), eq(lotteryOrders.nodeId, game.nodeId)))
    .orderBy(desc(lotteryOrders.createdAt))
    .limit(5);
  const now = await readClock(db, services);
  return {
    balance: toMajor(await getBalance(db, member.id), scope),
    view: {
      next: await findOpenIssue(db, game, now),
      last: await findLastDrawn(db, game, now),
      orders: orders.map(({ numero, lines, bet, win, status }) => ({
        numero,
        content: lines[0]?.content ?? '',
        bet: toMajor(bet, scope),
        win: toMajor(win, scope),
        net: toMajor(getOutcome(bet, win).net, scope),
        status,
      })),
    },
  };
}
