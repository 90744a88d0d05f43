import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { rounds } from '../db/schema';
import type { Transaction } from '../db/open';
import { balanceOf } from '../ledger/balance';
import { toMajor, toMinor } from '../ledger/money';
import { post } from '../ledger/post';
import { Failure } from '../server/failure';
import type { Services } from '../server/services';
import { countPlay } from './countPlay';
import type { Outcome } from './engine';
import { engineOf, playRound } from './engine';
import type { Seat } from './seat';

/** A bet as the game sends it: `bet` in major units, `roundId` made by the game, once for each intention. */
export interface Bet {
  readonly roundId: string;
  readonly bet: number;
  readonly choice?: unknown;
}

/** Largest stake of one round, in major units. */
export const maxBet = 5_000;

/** The stake in minor units. @throws Failure amount.outOfRange */
export function stakeOf({ game, scope }: Seat, bet: number): number {
  const stake = toMinor(bet, scope);
  const least = Math.max(1, toMinor(game.minBet / 1000, scope));
  if (stake < least || bet > maxBet) throw new Failure(errorCodes.amountOutOfRange);
  return stake;
}

async function settle(
  tx: Transaction,
  seat: Seat,
  id: string,
  stake: number,
  outcome: Outcome,
  at: Date,
) {
  const { member, game, scope } = seat;
  const win = Math.floor(stake * outcome.pays);
  const common = { merchant: scope.code, memberId: member.id, note: game.name, at };
  await tx.insert(rounds).values({
    id,
    merchant: scope.code,
    memberId: member.id,
    nodeId: game.nodeId,
    vendor: game.vendor,
    category: game.category,
    bet: stake,
    win,
    detail: outcome.view,
    createdAt: at,
  });
  await post(tx, {
    ...common,
    kind: 'bet',
    key: `bet ${id}`,
    lines: [
      { account: member.id, amount: -stake },
      { account: 'house', amount: stake },
    ],
  });
  if (win > 0) {
    await post(tx, {
      ...common,
      kind: 'win',
      key: `win ${id}`,
      lines: [
        { account: member.id, amount: win },
        { account: 'house', amount: -win },
      ],
    });
  }
  await countPlay(tx, scope.code, game.nodeId);
}

/**
 * Plays one round: stake and win move the ledger in one transaction. The same round id answers what came
 * out the first time and moves nothing.
 * @throws Failure balance.insufficient, amount.outOfRange, request.invalid
 */
export async function play({ db, now }: Services, seat: Seat, { roundId, bet, choice }: Bet) {
  const stake = stakeOf(seat, bet);
  const outcome = playRound(engineOf(seat.game.category), choice, randomInt);
  if (outcome === undefined) throw new Failure(errorCodes.requestInvalid);
  const id = `R${seat.member.id}-${roundId}`;
  const at = new Date(now());
  const round = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(rounds).where(eq(rounds.id, id));
    if (before !== undefined) return before;
    await settle(tx, seat, id, stake, outcome, at);
    return { win: Math.floor(stake * outcome.pays), detail: outcome.view };
  });
  const balance = toMajor(await balanceOf(db, seat.member.id), seat.scope);
  return { win: toMajor(round.win, seat.scope), balance, view: round.detail };
}
