import type { PrizeMode } from '@playhouse/categories';
import { formatClock, secondsUntil } from '@playhouse/platform';
import { getLaunchRule } from '@playhouse/categories';

/** Time left as `h:mm:ss` or `m:ss`; nothing left is `0:00`. Both times in epoch milliseconds. */
export const timeLeft = (until: number, now: number): string =>
  formatClock(secondsUntil(until, now)).replace(/^0/, '');

/**
 * The next draw, also when the answer is older than the draw it named: draws follow each other at a
 * fixed distance.
 *
 * @param interval seconds from draw to draw
 */
export function nextDraw(time: number, interval: number | null | undefined, now: number): number {
  if (time > now || !interval) return time;
  const step = interval * 1000;
  return time + (Math.floor((now - time) / step) + 1) * step;
}

/** The platform needs a moment to draw, and a clock that is wrong must not ask all the time; in ms. */
const drawTakes = 1500;
const shortestPause = 15_000;

/**
 * Milliseconds until results are worth asking for again: shortly after the next draw.
 * @returns false when no draw is known
 */
export function pauseUntilDraw(
  lotteries: readonly { nextDrawTime?: number | null | undefined }[],
  now: number,
): number | false {
  const draws = lotteries.flatMap(({ nextDrawTime }) => nextDrawTime ?? []);
  return draws.length > 0 && Math.max(shortestPause, Math.min(...draws) - now + drawTakes);
}

/** The vendor whose draws have results by prize and issues of their own. */
export const vietnameseVendor = 'TCG_LOTTO_VN';

/** Where a vendor's lotteries belong; those without a rule of their own are ordinary ones. */
function prizeModeOf(vendor: string): PrizeMode {
  const rule = getLaunchRule(vendor);
  return rule.kind === 'game' ? 'LOTT' : (rule.prizeMode ?? 'LOTT');
}

interface LotteryGroup {
  groupName: string;
  lotteries: readonly { vassalage: string }[];
}

/** Names of the menu's groups that have lotteries of a prize mode, in the platform's order. */
export function listGroups(menu: readonly LotteryGroup[], prizeMode: PrizeMode): string[] {
  return menu
    .filter(({ lotteries }) =>
      lotteries.some(({ vassalage }) => prizeModeOf(vassalage) === prizeMode),
    )
    .map(({ groupName }) => groupName);
}
