import { minorUnits } from '../money';
import { mostLines } from './mostLines';
import type { LotteryPlay, LotteryRule } from '../contract/lottery';

/** One bet of a slip: the numbers of a play, in its order, and its stake in major units. */
export interface SlipLine {
  readonly playId: string;
  readonly numbers: readonly number[];
  readonly stake: number;
}

/** Why a line or a slip cannot be played. */
export type SlipProblem = 'play' | 'numbers' | 'stake' | 'lines' | 'amount';

/** Whether a choice may hold a number more than once: only where each number has a place of its own in the draw. */
const mayRepeat = ({ repeats }: LotteryRule, { at }: LotteryPlay) => repeats && at !== 'any';

/** Whether these are numbers that the play takes: as many, in range, and once each where they are drawn once. */
function fit(rule: LotteryRule, play: LotteryPlay, numbers: readonly number[]): boolean {
  const { from, to } = rule;
  const inRange = numbers.every((each) => Number.isInteger(each) && each >= from && each <= to);
  const distinct = mayRepeat(rule, play) || new Set(numbers).size === numbers.length;
  return numbers.length === play.pick && inRange && distinct;
}

/**
 * The error in a line of a slip; undefined when it can be played. Site and platform judge by this alone.
 *
 * @param scale decimals of the currency
 */
export function lineProblem(
  rule: LotteryRule,
  { playId, numbers, stake }: SlipLine,
  scale: number,
): SlipProblem | undefined {
  const play = rule.plays.find(({ id }) => id === playId);
  if (play === undefined) return 'play';
  if (!fit(rule, play, numbers)) return 'numbers';
  const paid = minorUnits(stake, scale) !== undefined;
  return paid && stake >= rule.minBet && stake <= rule.maxBet ? undefined : 'stake';
}

/** The cost of all lines, in major units; undefined when the currency cannot pay one of them. */
export function slipTotal(lines: readonly SlipLine[], scale: number): number | undefined {
  const stakes = lines.map(({ stake }) => minorUnits(stake, scale));
  const total = stakes.reduce<number>((sum, stake) => sum + (stake ?? Number.NaN), 0);
  return Number.isSafeInteger(total) ? total / 10 ** scale : undefined;
}

/** The error in a slip: its first wrong line, how many lines it has, or a total that is not theirs. */
export function slipProblem(
  rule: LotteryRule,
  { lines, amount }: { readonly lines: readonly SlipLine[]; readonly amount: number },
  scale: number,
): SlipProblem | undefined {
  if (lines.length === 0 || lines.length > mostLines) return 'lines';
  const wrong = lines.map((line) => lineProblem(rule, line, scale)).find(Boolean);
  return wrong ?? (slipTotal(lines, scale) === amount ? undefined : 'amount');
}

/**
 * Numbers by chance for a play.
 *
 * @param below answers a whole number from 0 up to, but not including, its argument
 */
export function quickPick(
  rule: LotteryRule,
  play: LotteryPlay,
  below: (limit: number) => number,
): number[] {
  const pool = Array.from({ length: rule.to - rule.from + 1 }, (_, index) => rule.from + index);
  const drawn = Array.from({ length: play.pick }, () => {
    const at = below(pool.length);
    const [number = rule.from] = mayRepeat(rule, play)
      ? pool.slice(at, at + 1)
      : pool.splice(at, 1);
    return number;
  });
  return play.at === 'any' ? drawn.sort((one, other) => one - other) : drawn;
}
