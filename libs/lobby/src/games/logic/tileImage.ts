import type { Maybe } from '../../shared/logic/types';

/** Where a tile's picture may come from; the platform fills some or all of these. */
export interface Pictured {
  iconUrl?: Maybe<string>;
  mobileSmallIcon?: Maybe<string>;
  mobileLargeIcon?: Maybe<string>;
}

/**
 * Addresses of a tile's picture in the order to try. A tile is small: its small icon comes first, then
 * the general one, then the large one, each on every CDN (WL-05).
 *
 * @param sourcesOf where one picture may be found, as `imageSources` of the merchant tells
 */
export function tileSources(game: Pictured, sourcesOf: (path: string) => string[]): string[] {
  const paths = [game.mobileSmallIcon, game.iconUrl, game.mobileLargeIcon];
  return [...new Set(paths.flatMap((path) => (path ? sourcesOf(path) : [])))];
}
