import * as z from 'zod/mini';

/** A step of a round that has begun, or that begins without bets on spots. */
export interface MoveAction<Move extends string> {
  readonly move: Move;
}

export function createMoveAction<Move extends string>(
  moves: readonly Move[],
): z.ZodMiniType<MoveAction<Move>> {
  const known = new Set<string>(moves);
  return z.strictObject({
    move: z.custom<Move>((value) => typeof value === 'string' && known.has(value)),
  });
}
