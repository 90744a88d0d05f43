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
