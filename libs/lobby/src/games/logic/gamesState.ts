import type { TileGame } from './toTile';

/** `failed` stays until the player asks again (LIST-06). */
export type MoreState = 'idle' | 'loading' | 'failed' | 'end';

/** States of the grid, of which it shows exactly one. */
export type GamesState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error'; text: string; reference?: string; retry: () => void }
  | { status: 'ready'; games: readonly TileGame[]; more: MoreState };
