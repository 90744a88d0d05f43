import type { Game, RoundState } from '../rules/game';
import { createFairDraw, hashSeed } from './fairDraw';

/** All that makes a round: with its game's rule anybody can play it again. */
export interface RoundProof {
  /** SHA-256 of the platform's seed, told before the bet. */
  readonly commitment: string;
  /** The platform's seed, 64 hex digits, told after the round. */
  readonly serverSeed: string;
  /** The player's seed, told with the bet. */
  readonly clientSeed: string;
  /** The player's actions in their order. */
  readonly actions: readonly unknown[];
}

/** Reasons why a round is not what its proof says. */
export type ProofProblem = 'commitment' | 'actions';

/**
 * Plays a round again from its proof.
 * @returns where the round stands, or why the proof proves nothing
 */
export function replayProof<View>(
  game: Game<unknown, View>,
  { commitment, serverSeed, clientSeed, actions }: RoundProof,
): RoundState<View> | ProofProblem {
  if (!/^[0-9a-f]{64}$/.test(serverSeed) || hashSeed(serverSeed) !== commitment)
    return 'commitment';
  const state = game.replay(createFairDraw(serverSeed, clientSeed), actions);
  return state?.paid === undefined ? 'actions' : state;
}
