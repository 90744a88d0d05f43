import { replayProof } from '../../fair/roundProof';
import type { ProofProblem, ReplayedRound, RoundProof } from '../../fair/roundProof';
import type { Game } from '../../rules/game';

declare global {
  interface Window {
    /** Plays a round of the page's rule again. Comes by a script behind the page's own, which no player waits for. */
    checkRound?: (variant: unknown, proof: RoundProof) => ReplayedRound<unknown> | ProofProblem;
  }
}

/** Lets the page check its rounds by the rule that `create` makes of a variant. */
export function startCheck<Variant, Action, View>(
  create: (variant: Variant) => Game<Action, View>,
): void {
  // The platform wrote the page for this very rule, and the rule checks each action before it plays it.
  window.checkRound = (variant, proof) =>
    replayProof(create(variant as Variant) as Game<unknown, unknown>, proof);
}
