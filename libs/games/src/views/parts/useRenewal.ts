import { useState } from 'preact/hooks';

/**
 * An ended round stays on the table until the player wants a new one: a press that comes too late for the old round
 * stakes nothing.
 */
export function useRenewal<View extends { readonly ended?: unknown }>(
  view: View | undefined,
  round: number,
) {
  const [renewed, setRenewed] = useState<number>();
  const hasEnded = view?.ended !== undefined;
  const isCleared = hasEnded && renewed === round;
  return {
    /** Undefined once the table is cleared for a new round. */
    shown: isCleared ? undefined : view,
    isOver: hasEnded && !isCleared,
    isUnderWay: view !== undefined && !hasEnded,
    renew: () => setRenewed(round),
  };
}
