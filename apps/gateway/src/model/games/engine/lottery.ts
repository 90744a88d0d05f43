import type { Draw } from './slot';

/** Three digits are drawn; stakes are on all three in order, or on the last one. */
export const lotteryPlays = ['exact3', 'last1'] as const;
export type LotteryPlay = (typeof lotteryPlays)[number];

export const drawDigits = (draw: Draw) => [0, 1, 2].map(() => String(draw(10))).join('');

/** Whether `content` is what a play takes: three digits, or one. */
export const fitsPlay = (play: LotteryPlay, content: string) =>
  (play === 'exact3' ? /^\d{3}$/ : /^\d$/).test(content);

/** What a stake pays, in stakes. */
export function lotteryPays(play: LotteryPlay, content: string, result: string): number {
  if (play === 'exact3') return content === result ? 920 : 0;
  return result.endsWith(content) ? 9.3 : 0;
}
