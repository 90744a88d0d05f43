import type { Game, RoundState } from '../rules/game';
import { drawJackpot } from './drawJackpot';
import type { JackpotChance, RoundSeeds } from './drawJackpot';
import { createFairDraw, hashSeed } from './fairDraw';

/** All that makes a round: with its game's rule anybody can play it again. The platform's seed is told after the round. */
export interface RoundProof extends RoundSeeds {
  /** SHA-256 of the platform's seed, told before the bet. */
  readonly commitment: string;
  /** The player's actions in their order. */
  readonly actions: readonly unknown[];
  /** Its chance at the pot, where the game plays for one. */
  readonly jackpot?: JackpotChance | undefined;
}

/** Where a round stands that was played again. */
export interface ReplayedRound<View> extends RoundState<View> {
  readonly winsJackpot: boolean;
}

/** Reasons why a round is not what its proof says. */
export type ProofProblem = 'commitment' | 'actions';

/**
 * Plays a round again from its proof.
 * @returns where the round stands, or why the proof proves nothing
 */
export function replayProof<View>(
  game: Game<unknown, View>,
  proof: RoundProof,
): ReplayedRound<View> | ProofProblem {
  const { commitment, serverSeed, clientSeed, actions, jackpot } = proof;
  if (!/^[0-9a-f]{64}$/.test(serverSeed) || hashSeed(serverSeed) !== commitment)
    return 'commitment';
  const state = game.replay(createFairDraw(serverSeed, clientSeed), actions);
  if (state?.paid === undefined) return 'actions';
  return { ...state, winsJackpot: jackpot !== undefined && drawJackpot(proof, jackpot) };
}
