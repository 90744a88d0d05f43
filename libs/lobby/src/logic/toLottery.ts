import type { Lottery } from '../types';
import type { LotteryItem } from '../views/lottery/lotteryItem';

/** A lottery as its screens show it (ROUTE-07). */
export function toLottery(
  lottery: Lottery,
  sourcesOf: (path: string | null | undefined) => string[],
): LotteryItem {
  return {
    code: lottery.code,
    name: lottery.gameName,
    vendor: lottery.vassalage,
    sources: sourcesOf(lottery.iconUrl),
    group: lottery.groupName ?? undefined,
    nextDraw: lottery.nextDrawTime ?? undefined,
    interval: lottery.drawInterval ?? undefined,
    lastResult: lottery.lastResult ?? [],
  };
}
