import { isLottery } from '../../catalogue/games';
import type { GameRow } from '../../db/schema';

/** Whether a merchant has a game's category; one that has lotteries has those of every prize mode. */
export const isGameOffered = (categories: readonly string[], { category }: GameRow): boolean =>
  categories.includes(category) ||
  (isLottery(category) && categories.some((each) => isLottery(each)));
