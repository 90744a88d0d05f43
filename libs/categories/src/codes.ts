/** The category that is always first among popular games, and is no merchant's to list (POPG-01). */
export const hotCategory = 'HOT';

/**
 * Categories whose games are draws, not tiles: they lead to the lottery screens (LIST-02). No merchant lists LOTTERY and
 * SEA; they stand in addresses alone.
 */
const lotteryCategories: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'LOTTERY', 'SEA']);

export function isLottery(category: string): boolean {
  return lotteryCategories.has(category);
}

/** Prize modes of the lottery screens, in the order of their tabs. */
export const prizeModes = ['LOTT', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** The prize mode that an address names; LOTT when it names none. */
export function readPrizeMode(params: URLSearchParams): PrizeMode {
  return prizeModes.find((mode) => mode === params.get('prize_mode')) ?? 'LOTT';
}

/** Traditional play, by numbers, and entertainment play, by an outcome of the draw. */
export const playTypes = ['trad', 'ent'] as const;
export type PlayType = (typeof playTypes)[number];
