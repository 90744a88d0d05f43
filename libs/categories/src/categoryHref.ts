import { paths } from '@playhouse/navigation';
import { hotCategory, isLottery } from './codes';

/** Lotteries that are not what the lottery screen shows when nobody asks for anything. */
const ownPrizeModes = ['ELOTT', 'SEA'];

/**
 * Where a category leads: HOT to the popular games, a lottery to the draws of its prize mode, all others to
 * the list of their games (LIST-02, ROUTE-07, ROUTE-09).
 *
 * @param category the platform's code
 */
export function categoryHref(category: string): string {
  if (category === hotCategory) return paths.gameLobby.href();
  if (!isLottery(category)) return paths.gameList.href({ gameType: category });
  return paths.lottery.href({ prize_mode: ownPrizeModes.find((mode) => mode === category) });
}
