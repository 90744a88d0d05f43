import type { Random } from '../base/random';
import { createRandom } from '../base/random';
import type { Subject } from './names';
import { gameNames, slotNames } from './names';
import type { VendorSeed } from './vendors';
import { vendorSeeds } from './vendors';

/** A game as it is seeded. `minBet` in thousandths of a major unit. */
export interface GameSeed {
  readonly nodeId: string;
  readonly name: string;
  readonly motif: string;
  readonly vendor: string;
  readonly category: string;
  readonly gameType: string;
  readonly gameId: string;
  readonly roomId: string;
  readonly minBet: number;
  readonly lines: number;
  readonly isNew: boolean;
  readonly position: number;
}

/** Choices of the filter panel (0.01, 0.05, 0.1, 0.5, 0.75), in thousandths. */
const minBets = [10, 50, 100, 500, 750];
const lineChoices = [5, 10, 20, 25, 30, 40, 50];

const types: Readonly<Record<string, readonly string[]>> = {
  RNG: ['VIDEO', 'CLASSIC', 'JACKPOT', 'WAYS'],
  FISH: ['FISHING'],
  LIVE: ['TABLE'],
  PVP: ['CARDS'],
};

function slotName(random: Random, taken: Set<string>): Subject {
  for (;;) {
    const [word, motif] = random.pick(slotNames.subjects);
    const adjective = random.pick(slotNames.adjectives);
    const ending = random.pick(slotNames.endings);
    const name = [word.includes(adjective) ? '' : adjective, word, ending]
      .filter(Boolean)
      .join(' ');
    if (name.length <= 24 && !taken.has(`${adjective} ${word}`)) {
      taken.add(`${adjective} ${word}`);
      return [name, motif];
    }
  }
}

function nameGames(
  vendor: VendorSeed,
  category: string,
  size: number,
  taken: Set<string>,
): Subject[] {
  const random = createRandom(`${vendor.code}/${category}`);
  if (category === 'RNG') return Array.from({ length: size }, () => slotName(random, taken));
  const list = gameNames[category] ?? [];
  const start = list.length > size ? random.whole(0, list.length - 1) : 0;
  return Array.from({ length: size }, (_, at): Subject => {
    const [name, motif] = list[(start + at) % list.length] ?? ['Table', 'starry'];
    // A table name is common to many makers; beyond the list's end it is a second room of the same game.
    const room = at >= list.length ? ` ${Math.floor(at / list.length) + 1}` : '';
    return [`${name}${room}`, motif];
  });
}

function buildGames(): readonly GameSeed[] {
  const taken = new Set<string>();
  let position = 0;
  return vendorSeeds.flatMap((vendor) =>
    Object.entries(vendor.categories).flatMap(([category, size]) => {
      const random = createRandom(`games/${vendor.code}/${category}`);
      return nameGames(vendor, category, size, taken).map(([name, motif], at) => {
        position += 1;
        return {
          nodeId: String(100_000 + position),
          name,
          motif,
          vendor: vendor.code,
          category,
          gameType: random.pick(types[category] ?? [category]),
          gameId: `${vendor.code}-${category}-${at + 1}`,
          roomId: `${vendor.code.toLowerCase()}${at + 1}`,
          minBet: random.pick(minBets),
          lines: random.pick(lineChoices),
          isNew: random.chance(0.16),
          position,
        };
      });
    }),
  );
}

/** All games, always the same. Built once, on first use: art needs a game's subject by its node. */
let built: readonly GameSeed[] | undefined;
export function gameSeeds(): readonly GameSeed[] {
  built ??= buildGames();
  return built;
}
