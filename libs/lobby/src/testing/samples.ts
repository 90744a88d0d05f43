import {
  sampleArt,
  sampleGame,
  sampleHotMatches,
  sampleVendors,
  sampleWinners,
} from '@playhouse/fixtures';
import { toMatch } from '../games/logic/toMatch';
import { toTile } from '../games/logic/toTile';
import type { TileGame } from '../games/logic/toTile';
import type { VendorItem } from '../games/logic/vendors';
import type { MatchItem } from '../games/logic/toMatch';
import type { WinnerItem } from '../games/views/winners/WinnerRow';

const sourcesOf = (path: string | null | undefined) => (path ? [path] : []);

export const vendorItems: VendorItem[] = sampleVendors.map(
  ({ vassalage, displayName, gameTypes, iconUrl }) => ({
    code: vassalage,
    name: displayName,
    categories: gameTypes,
    sources: sourcesOf(iconUrl),
  }),
);

/** Tiles as a list shows them; each has an id of its own. */
export function sampleTiles(count: number): TileGame[] {
  return Array.from({ length: count }, (_, number) =>
    toTile(
      sampleGame(number),
      (code) => vendorItems.find((vendor) => vendor.code === code)?.name,
      sourcesOf,
    ),
  );
}

export const matchItems: MatchItem[] = sampleHotMatches.map((match) =>
  toMatch(match, 'Asia/Manila'),
);

export const winnerItems: WinnerItem[] = sampleWinners.map((winner, index) => ({
  key: String(index),
  customer: winner.customerName,
  game: winner.gameName,
  amount: winner.winAmount,
  sources: sourcesOf(winner.iconUrl),
  href: '/m/launchGame',
}));

/** A tile whose texts are as long as they get. */
export const wordyTile: TileGame = {
  nodeId: 'wordy',
  href: '/m/launchGame',
  name: 'The Extraordinarily Long Adventures of the Golden Carabao',
  vendor: 'Banyan Reels International Studio',
  sources: [sampleArt('LONG', 200)],
};
