import type { GameItem } from './types';

/** As many games as a thumb looks through. */
export const shelfSize = 12;

/** Whose games they are: `played` has those played last first, `popular` is for a member without any of their own. */
export type ShelfKind = 'played' | 'loved' | 'popular';

/** A member's row of games on home. */
export interface Shelf {
  readonly kind: ShelfKind;
  readonly games: readonly GameItem[];
}

type Lists = Partial<Record<ShelfKind, readonly GameItem[]>>;

/**
 * Games that a member played last and then the favourites that are not among them. One who has neither gets of what is popular
 * with all those that the grid below shows last: the row is there for every member, so that nothing moves as it is filled.
 */
export function buildShelf({ played = [], loved = [], popular = [] }: Lists): Shelf {
  const known = new Set(played.map(({ nodeId }) => nodeId));
  const own = [...played, ...loved.filter(({ nodeId }) => !known.has(nodeId))];
  if (own.length > 0) return { kind: played.length > 0 ? 'played' : 'loved', games: own };
  return { kind: 'popular', games: popular.slice(-shelfSize).reverse() };
}
