import type { GameSpec, SlotFamily } from '@playhouse/games';
import type { Random } from '../base/random';
import { createRandom } from '../base/random';
import type { Book, Title } from './names';
import { slotNames, titles } from './names';
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
  /** All by which its game is made; a lottery and a book of matches have none. */
  readonly spec: GameSpec | undefined;
  readonly book: Book | undefined;
}

/** Choices of the filter panel (0.01, 0.05, 0.1, 0.5, 0.75), in thousandths. */
const minBets = [10, 50, 100, 500, 750];
const lineChoices = [5, 10, 20, 25, 30, 40, 50];

const types: Readonly<Record<string, string>> = { FISH: 'FISHING', LIVE: 'TABLE', PVP: 'CARDS' };

function slotName(random: Random, taken: Set<string>): Title {
  for (;;) {
    const [word, motif] = random.pick(slotNames.subjects);
    const adjective = random.pick(slotNames.adjectives);
    const ending = random.pick(slotNames.endings);
    const name = [word.includes(adjective) ? '' : adjective, word, ending]
      .filter(Boolean)
      .join(' ');
    if (name.length <= 24 && !taken.has(`${adjective} ${word}`)) {
      taken.add(`${adjective} ${word}`);
      return { name, motif };
    }
  }
}

/** Draws of a maker; several makers sell the same ones, and beyond the list's end it is a second room of them. */
function takeDraws(list: readonly Title[], size: number, random: Random): Title[] {
  const start = list.length > size ? random.whole(0, list.length - 1) : 0;
  return Array.from({ length: size }, (_, at): Title => {
    const title = list[(start + at) % list.length];
    if (title === undefined) throw new Error('There are no lotteries');
    const room = Math.floor(at / list.length);
    return room === 0 ? title : { ...title, name: `${title.name} ${room + 1}` };
  });
}

/** Titles that makers take, each once over all of them. */
function createTitleSource() {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (vendor: VendorSeed, category: string, size: number): Title[] => {
    const random = createRandom(`${vendor.code}/${category}`);
    if (category === 'RNG') return Array.from({ length: size }, () => slotName(random, taken));
    const list = titles[category] ?? [];
    if (isLottery(category)) return takeDraws(list, size, random);
    const start = next.get(category) ?? 0;
    next.set(category, start + size);
    if (start + size > list.length)
      throw new Error(`${vendor.code} has no ${size} titles of ${category} left`);
    return list.slice(start, start + size);
  };
}

const families: Readonly<Record<string, SlotFamily>> = {
  Ways: 'ways',
  Jackpots: 'jackpot',
  Link: 'link',
  'Hold & Spin': 'link',
  Express: 'classic3',
  '2': 'classic3',
};

const slotTypes: Readonly<Record<SlotFamily, string>> = {
  classic3: 'CLASSIC',
  lines: 'VIDEO',
  ways: 'WAYS',
  link: 'VIDEO',
  jackpot: 'JACKPOT',
};

/** Whether a game is one of the slots that play for the merchant's pot. */
export const isJackpotSlot = ({ gameType }: Pick<GameSeed, 'gameType'>): boolean =>
  gameType === slotTypes.jackpot;

/** A slot's mathematics by its name: the game has what the last word of the name promises. */
function toSlotFamily(name: string): SlotFamily {
  const ending = Object.keys(families).find((word) => name.endsWith(` ${word}`));
  return families[ending ?? ''] ?? 'lines';
}

/** The facts of a title that its slot's mathematics decide. */
function describeSlot(name: string, lines: number, seed: number) {
  const family = toSlotFamily(name);
  const played = family === 'classic3' ? 5 : lines;
  const spec: GameSpec = { rule: 'slot', wish: { family, seed, lines: played } };
  return { spec, gameType: slotTypes[family], lines: family === 'ways' ? 243 : played };
}

function buildGames(): readonly GameSeed[] {
  const takeTitles = createTitleSource();
  let position = 0;
  return vendorSeeds.flatMap((vendor) =>
    Object.entries(vendor.categories).flatMap(([category, size]) => {
      const random = createRandom(`games/${vendor.code}/${category}`);
      return takeTitles(vendor, category, size).map(({ name, motif, spec, book }, at): GameSeed => {
        position += 1;
        const title = {
          ...{ nodeId: String(100_000 + position), name, motif, spec, book, position, category },
          vendor: vendor.code,
          gameType: types[category] ?? category,
          gameId: `${vendor.code}-${category}-${at + 1}`,
          roomId: `${vendor.code.toLowerCase()}${at + 1}`,
          minBet: random.pick(minBets),
          lines: random.pick(lineChoices),
          isNew: random.chance(0.16),
        };
        return category === 'RNG'
          ? { ...title, ...describeSlot(name, title.lines, position) }
          : title;
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

let byNode: ReadonlyMap<string, GameSeed> | undefined;

export function findGameSeed(nodeId: string): GameSeed | undefined {
  byNode ??= new Map(gameSeeds().map((game) => [game.nodeId, game]));
  return byNode.get(nodeId);
}

/** Whether a category's games are draws that come by the clock. */
/** The categories whose titles are lotteries. */
export const lotteryCategories: readonly string[] = ['LOTT', 'ELOTT'];

export const isLottery = (category: string): boolean => lotteryCategories.includes(category);
