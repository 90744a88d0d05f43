import { sampleGames } from '@playhouse/fixtures';
import type { TileGame } from '../../../../libs/lobby/src/games/logic/toTile';
import type { VendorItem } from '../../../../libs/lobby/src/games/logic/vendors';

const names = ['Lumen', 'Koi', 'Banyan', 'Mesa', 'Habagat', 'Toro', 'Amihan', 'Sampan'];

export const vendors: VendorItem[] = names.map((name) => ({
  ...{ code: name, name, categories: [], sources: [] },
}));

// Addresses as short as a platform's: the pictures themselves would weigh on every tile that comes.
const pictures = sampleGames.map(({ iconUrl }) => {
  const svg = decodeURIComponent(iconUrl?.slice(iconUrl.indexOf(',') + 1) ?? '');
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
});

/** Tiles with the samples' pictures; every one has an id and a name of its own. */
export function makeTiles(count: number): TileGame[] {
  return Array.from({ length: count }, (_, number) => {
    const game = sampleGames[number % sampleGames.length];
    return {
      nodeId: String(number),
      name: `${game?.gameName ?? 'Game'} ${String(number)}`,
      vendor: names[number % names.length] ?? 'Lumen',
      href: '/m/launchGame',
      sources: [pictures[number % pictures.length] ?? ''],
    };
  });
}
