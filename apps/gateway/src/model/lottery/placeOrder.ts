import { and, desc, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { lotteryOrders } from '../../db/schema';
import { balanceOf } from '../../ledger/balance';
import { toMajor } from '../../ledger/money';
import { command } from '../command';
import { newOrderId } from '../wallet/orderId';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { Services } from '../services';
import { intervalOf, issueAt, resultOf } from './schedule';
import { fitsPlay } from '../games/engine/lottery';
import { stakeOf } from '../games/round';
import type { Seat } from '../games/seat';

/** A stake on the next draw; `choice` is three digits, or one for the last digit. */
export interface LotteryBet {
  readonly roundId: string;
  readonly bet: number;
  readonly choice: string;
}

/** Places an order on the open issue; once for each round id. */
export async function placeOrder(
  services: Services,
  seat: Seat,
  { roundId, bet, choice }: LotteryBet,
) {
  const { game, scope } = seat;
  await command(services, seat.member.id, {
    intent: { key: roundId, kind: 'lottery', body: { game: game.nodeId, bet, choice } },
    run: async (tx, member) => {
      const play = choice.length === 3 ? 'exact3' : 'last1';
      if (!fitsPlay(play, choice)) throw new Failure(errorCodes.requestInvalid);
      const stake = stakeOf(seat, bet);
      const at = new Date(services.now());
      const issue = issueAt(at.getTime(), intervalOf(game));
      const id = newOrderId('L', member.id);
      await tx.insert(lotteryOrders).values({
        id,
        merchant: scope.code,
        memberId: member.id,
        nodeId: game.nodeId,
        numero: issue.numero,
        bet: stake,
        lines: [{ id: `${id}-1`, play, content: choice, bet: stake, status: 'open' }],
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
          { account: member.id, amount: -stake },
          { account: 'house', amount: stake },
        ],
      });
      return { orderId: id };
    },
  });
  return lotteryState(services, seat);
}

/** The draw to come, the one before, and the member's latest orders in this game. */
export async function lotteryState(services: Services, seat: Seat) {
  const { db, now } = services;
  const { member, game, scope } = seat;
  const interval = intervalOf(game);
  const last = issueAt(now(), interval, 1);
  const orders = await db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.memberId, member.id), eq(lotteryOrders.nodeId, game.nodeId)))
    .orderBy(desc(lotteryOrders.createdAt))
    .limit(5);
  return {
    balance: toMajor(await balanceOf(db, member.id), scope),
    win: 0,
    view: {
      next: issueAt(now(), interval),
      last: { ...last, digits: await resultOf(db, game.nodeId, last) },
      orders: orders.map(({ numero, lines, bet, win, status }) => ({
        numero,
        content: lines[0]?.content ?? '',
        bet: toMajor(bet, scope),
        win: toMajor(win, scope),
        status,
      })),
    },
  };
}
