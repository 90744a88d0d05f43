import { randomInt } from 'node:crypto';
import { errorCodes, getOutcome } from '@playhouse/wps';
import { rounds } from '../../db/schema';
import { getBalance } from '../../ledger/balance';
import { readAmount, toMajor, toMinor } from '../../ledger/money';
import type { Posting } from '../../ledger/posting';
import { postAll } from '../../ledger/post';
import { command } from '../platform/command';
import { Failure } from '../../base/failure';
import type { Services } from '../platform/services';
import { countPlay } from './countPlay';
import type { Outcome } from './engine';
import { getEngine, playRound } from './engine';
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
export function readStake({ game, scope }: Seat, bet: number): number {
  const stake = readAmount(bet, scope);
  const least = Math.max(1, toMinor(game.minBet / 1000, scope));
  if (stake < least || bet > maxBet) throw new Failure(errorCodes.amountOutOfRange);
  return stake;
}

type RoundRow = typeof rounds.$inferSelect;

/** Stake and win of a round, as movements. */
function postingsOf({ id, bet, win, ...row }: RoundRow, name: string): Posting[] {
  const { merchant, memberId, category, createdAt } = row;
  const common = { merchant, memberId, category, note: name, at: createdAt };
  const stake: Posting = {
    ...common,
    kind: 'bet',
    key: `bet ${id}`,
    lines: [
      { account: memberId, amount: -bet },
      { account: 'house', amount: bet },
    ],
  };
  const prize: Posting = {
    ...common,
    kind: 'win',
    key: `win ${id}`,
    lines: [
      { account: memberId, amount: win },
      { account: 'house', amount: -win },
    ],
  };
  return win > 0 ? [stake, prize] : [stake];
}

function roundOf(
  { member, game, scope }: Seat,
  id: string,
  bet: number,
  outcome: Outcome,
  at: Date,
): RoundRow {
  return {
    id,
    merchant: scope.code,
    memberId: member.id,
    nodeId: game.nodeId,
    vendor: game.vendor,
    category: game.category,
    bet,
    win: Math.floor(bet * outcome.pays),
    detail: { ...outcome.view },
    createdAt: at,
  };
}

/**
 * Plays one round: stake and win move the ledger in one transaction. The same round id answers what came
 * out the first time and moves nothing.
 * @throws Failure balance.insufficient, amount.outOfRange, request.invalid, intent.conflict
 */
export async function play(services: Services, seat: Seat, { roundId, bet, choice }: Bet) {
  const { game, scope } = seat;
  const at = new Date(services.now());
  const played = await command(services, seat.member.id, {
    intent: { key: roundId, kind: 'round', body: { game: game.nodeId, bet, choice } },
    run: async (tx, member) => {
      const stake = readStake(seat, bet);
      const drawn = playRound(getEngine(game.category), choice, randomInt);
      if (drawn === undefined) throw new Failure(errorCodes.requestInvalid);
      const row = roundOf(seat, `R${member.id}-${roundId}`, stake, drawn, at);
      await tx.insert(rounds).values(row);
      await postAll(tx, postingsOf(row, game.name));
      const balance = toMajor(await getBalance(tx, member.id), scope);
      const { outcome, net } = getOutcome(row.bet, row.win);
      const win = toMajor(row.win, scope);
      return { win, net: toMajor(net, scope), outcome, balance, view: row.detail };
    },
  });
  // After the commit: all players of a game count on one row, and nobody's round should wait for another's.
  await countPlay(services.db, scope.code, game.nodeId);
  return played;
}
