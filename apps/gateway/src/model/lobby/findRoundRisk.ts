import type { Game } from '@playhouse/games';
import * as z from 'zod/mini';
import { findRisk } from './findRisk';

/** An opening whose bets may cover each other. */
const severalBets = z.object({ bets: z.array(z.unknown()).check(z.minLength(2)) });

interface EndedRound {
  readonly unit: number;
  readonly staked: number;
  readonly clientSeed: string;
  readonly actions: readonly unknown[];
}

/**
 * The part of a round's stake that is at risk; all of it where it has but one bet, or an action after the bets. Minor
 * units.
 */
export function findRoundRisk(
  rule: Game<unknown, unknown>,
  seed: string,
  { unit, staked, clientSeed, actions }: EndedRound,
): number {
  const stake = unit * staked;
  if (actions.length > 1 || !severalBets.safeParse(actions[0]).success) return stake;
  return findRisk(
    stake,
    `${seed} ${clientSeed}`,
    (draw) => (unit * (rule.replay(draw, actions)?.paid ?? 0)) / 100,
  );
}
