import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { rounds } from '../../db/schema';
import type { Transaction } from '../../db/open';
import { balanceOf } from '../../ledger/balance';
import { toMajor, toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { Services } from '../services';
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

type RoundRow = typeof rounds.$inferSelect;

/** Notes the round, unless it was noted before. Two requests for one round wait for each other here. */
async function note(tx: Transaction, row: RoundRow): Promise<RoundRow | undefined> {
  const [made] = await tx.insert(rounds).values(row).onConflictDoNothing().returning();
  return made;
}

async function settle(
  tx: Transaction,
  { id, bet, win, ...row }: RoundRow,
  name: string,
): Promise<void> {
  const { merchant, memberId, nodeId, createdAt } = row;
  const common = { merchant, memberId, note: name, at: createdAt };
  await post(tx, {
    ...common,
    kind: 'bet',
    key: `bet ${id}`,
    lines: [
      { account: memberId, amount: -bet },
      { account: 'house', amount: bet },
    ],
  });
  if (win > 0) {
    await post(tx, {
      ...common,
      kind: 'win',
      key: `win ${id}`,
      lines: [
        { account: memberId, amount: win },
        { account: 'house', amount: -win },
      ],
    });
  }
  await countPlay(tx, merchant, nodeId);
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
 * @throws Failure balance.insufficient, amount.outOfRange, request.invalid
 */
export async function play({ db, now }: Services, seat: Seat, { roundId, bet, choice }: Bet) {
  const stake = stakeOf(seat, bet);
  const outcome = playRound(engineOf(seat.game.category), choice, randomInt);
  if (outcome === undefined) throw new Failure(errorCodes.requestInvalid);
  const row = roundOf(seat, `R${seat.member.id}-${roundId}`, stake, outcome, new Date(now()));
  const round = await db.transaction(async (tx) => {
    const made = await note(tx, row);
    if (made !== undefined) {
      await settle(tx, made, seat.game.name);
      return made;
    }
    const [before] = await tx.select().from(rounds).where(eq(rounds.id, row.id));
    return before ?? row;
  });
  const balance = toMajor(await balanceOf(db, seat.member.id), seat.scope);
  return { win: toMajor(round.win, seat.scope), balance, view: round.detail };
}
