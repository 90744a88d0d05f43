import type { Lottery } from './types';

/** A lottery as its screens show it. */
export interface LotteryItem {
  nodeId: string | undefined;
  code: string;
  name: string;
  /** Vendor code: it decides how the lottery starts (LAUNCH-01, LAUNCH-02). */
  vendor: string;
  sources: readonly string[];
  /** Group of the list, when the platform names one. */
  group: string | undefined;
  /** Epoch milliseconds. */
  nextDraw: number | undefined;
  /** Number of the draw that takes bets. */
  issue: string | undefined;
  /** Seconds from draw to draw. */
  interval: number | undefined;
  lastResult: readonly string[];
}

/** A lottery as its screens show it (ROUTE-07). */
export function toLottery(
  lottery: Lottery,
  sourcesOf: (path: string | null | undefined) => string[],
): LotteryItem {
  return {
    nodeId: lottery.nodeId ?? undefined,
    code: lottery.code,
    name: lottery.gameName,
    vendor: lottery.vassalage,
    sources: sourcesOf(lottery.iconUrl),
    group: lottery.groupName ?? undefined,
    nextDraw: lottery.nextDrawTime ?? undefined,
    issue: lottery.nextNumero ?? undefined,
    interval: lottery.drawInterval ?? undefined,
    lastResult: lottery.lastResult ?? [],
  };
}
