import { launchHref } from '@playhouse/categories';
import { tileSources } from './tileImage';
import type { GameItem } from './types';

/** A game as a tile shows it (LIST-03). */
export interface TileGame {
  nodeId: string;
  name: string;
  /** Name of the vendor, or its code when the platform gives no name. */
  vendor: string;
  /** Addresses of the picture in the order to try. */
  sources: readonly string[];
  /** Address that starts the game. */
  href: string;
}

/**
 * A game as its tile shows it. The platform fills `displayName` for the player's language.
 *
 * @param vendorName name of a vendor by its code, when the site knows one
 */
export function toTile(
  game: GameItem,
  vendorName: (code: string) => string | undefined,
  sourcesOf: (path: string) => string[],
): TileGame {
  return {
    nodeId: game.nodeId,
    name: game.displayName ?? game.gameName,
    vendor: vendorName(game.vassalage) ?? game.vassalage,
    sources: tileSources(game, sourcesOf),
    href: launchHref(game),
  };
}

/** As `toTile`, with the same tile for the same game: what is shown already need not be shown again. */
export function tilesOnce(
  ...names: [
    vendorName: (code: string) => string | undefined,
    sourcesOf: (path: string) => string[],
  ]
): (game: GameItem) => TileGame {
  const known = new WeakMap<GameItem, TileGame>();
  return (game) => {
    const tile = known.get(game) ?? toTile(game, ...names);
    known.set(game, tile);
    return tile;
  };
}
