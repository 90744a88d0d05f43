import { paths } from '@playhouse/navigation';
import { hotCategory, isLottery, isSlots } from './categories';

/** Where a category leads: lotteries and HOT have screens of their own, all others their list (LIST-02). */
export function categoryHref(category: string): string {
  if (category === hotCategory) return paths.gameLobby.href();
  if (isLottery(category)) {
    return paths.lottery.href({ prize_mode: category === 'LOTT' ? undefined : category });
  }
  if (isSlots(category)) return paths.slotsCenter.href();
  return paths.gameList.href({ gameType: category });
}

/** The list of a category's games. */
export function categoryListHref(category: string): string {
  return isLottery(category) ? categoryHref(category) : paths.gameList.href({ gameType: category });
}
