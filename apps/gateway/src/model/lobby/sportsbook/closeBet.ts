import { getOutcome } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/open';
import { rounds, sportsBets } from '../../../db/schema';
import type { GameRow, SportsBetRow } from '../../../db/schema';
import { post } from '../../../ledger/post';
import type { Posting } from '../../../ledger/posting';
import { countStake } from '../../../catalogue/titleKeeps';
import { noteLateStake } from '../noteLateStake';
import { findBetRisk } from './findBetRisk';
import type { BetLeg } from './findLegs';

/** A movement between house and player by a bet, in minor units from the member's point of view. */
export const getBetPosting = (
  bet: Pick<SportsBetRow, 'id' | 'merchant' | 'memberId'>,
  game: Pick<GameRow, 'category' | 'name'>,
  { kind, amount, at }: { kind: 'bet' | 'win'; amount: number; at: Date },
): Posting => ({
  ...{ merchant: bet.merchant, memberId: bet.memberId, kind, at },
  ...{ category: game.category, note: game.name, key: `sports ${kind} ${bet.id}` },
  lines: [
    { account: bet.memberId, amount },
    { account: 'house', amount: -amount },
  ],
});

interface Closing {
  readonly bet: SportsBetRow;
  readonly game: GameRow;
  readonly legs: readonly BetLeg[];
  readonly win: number;
  readonly isCashedOut: boolean;
  readonly at: Date;
}

/** Ends an open bet, pays what it brings and writes it among the rounds, all in one transaction under the member's lock. */
export async function closeBet(tx: Transaction, closing: Closing): Promise<void> {
  const { bet, game, legs, win, isCashedOut, at } = closing;
  const { id, merchant, memberId, nodeId, stake } = bet;
  const risk = await findBetRisk(tx, bet, legs);
  const status = isCashedOut ? 'cashedOut' : getOutcome(stake, win).outcome;
  await tx.update(sportsBets).set({ status, win, settledAt: at }).where(eq(sportsBets.id, id));
  // To sell a bet is to bet against it: the difference alone was at risk.
  const risked = countStake(nodeId, isCashedOut ? Math.min(risk, Math.abs(win - stake)) : risk);
  await noteLateStake(
    tx,
    { merchant, memberId, category: game.category, risked },
    bet.createdAt,
    at,
  );
  await tx.insert(rounds).values({
    ...{ id, merchant, memberId, nodeId, vendor: game.vendor, category: game.category },
    ...{ bet: stake, risked, win, createdAt: at },
    detail: {
      isCashedOut,
      legs: legs.map(({ fixture, leg }) => ({ match: fixture.id, pick: leg.pick, odds: leg.odds })),
    },
  });
  if (win > 0) await post(tx, getBetPosting(bet, game, { kind: 'win', amount: win, at }));
}
