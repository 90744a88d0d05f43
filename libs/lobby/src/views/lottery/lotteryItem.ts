/** A lottery as its screens show it. */
export interface LotteryItem {
  code: string;
  name: string;
  /** Vendor code: it decides how the lottery starts (LAUNCH-01, LAUNCH-02). */
  vendor: string;
  sources: readonly string[];
  /** Group of the list, when the platform names one. */
  group: string | undefined;
  /** Epoch milliseconds. */
  nextDraw: number | undefined;
  /** Seconds from draw to draw. */
  interval: number | undefined;
  lastResult: readonly string[];
}
