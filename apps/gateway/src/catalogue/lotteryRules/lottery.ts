import type { lobbyCalls } from '@playhouse/wps';
import { getDrawShape } from '../lotteries';
import type { DrawShape } from '../lotteries';
import { hitChances, inOrderChance } from './chances';
import type { Draw } from '@playhouse/games';

export type LotteryPlay = lobbyCalls.LotteryPlay;

/** The share of stakes that comes back in the long run, and the most that one stake brings. */
const back = 0.92;
const mostTimes = 100_000;
/** Outcomes of even chances. */
const evenTimes = 1.9;
/** A prize that hardly gives more than the stake is none. */
const leastTimes = 1.2;

/** A prize in stakes with two digits that count, rounded down. */
function rounded(times: number): number {
  const unit = 10 ** (Math.floor(Math.log10(times)) - 1);
  const most = Math.min(mostTimes, Math.floor(times / unit) * unit);
  return Number(most.toPrecision(12));
}

const one = (chance: number, hits: number) => [{ hits, times: rounded(back / chance) }];

/** Prizes by hits, from more than half of what can hit: each level gives back the same share. */
function prizes(shape: DrawShape, pick: number): LotteryPlay['pays'] {
  const chances = hitChances(shape, pick);
  const most = chances.length - 1;
  for (let least = Math.floor(most / 2) + 1; least <= most; least += 1) {
    const share = back / (most - least + 1);
    const pays = chances
      .map((chance, hits) => ({ hits, times: rounded(share / chance) }))
      .slice(least);
    if (pays.every(({ times }) => times >= leastTimes)) return pays;
  }
  return [];
}

function ordered(at: 'first' | 'last', shape: DrawShape, pick: number): LotteryPlay {
  const pays = one(inOrderChance(shape, pick), pick);
  return { id: `${at}${pick}`, playType: 'trad', at, pick, pays };
}

function numberPlays(shape: DrawShape): LotteryPlay[] {
  const { kind, count, picks } = shape;
  const places = [count, 3, 2, 1].filter(
    (pick, index, all) => pick <= count && all.indexOf(pick) === index,
  );
  if (kind === 'digits') return places.map((pick) => ordered('last', shape, pick));
  if (kind === 'race')
    return places.filter((pick) => pick <= 3).map((pick) => ordered('first', shape, pick));
  return picks.map((pick) => ({
    ...({ id: `any${pick}`, playType: 'trad', at: 'any', pick } as const),
    pays: prizes(shape, pick),
  }));
}

const outcomes = ['big', 'small', 'odd', 'even'] as const;

/** Every way to play a lottery: by numbers, or by an outcome of the whole draw. */
export function listPlays(name: string): LotteryPlay[] {
  const simple = outcomes.map((id) => ({
    ...({ id, playType: 'ent', at: 'sum', pick: 0 } as const),
    pays: [{ hits: 1, times: evenTimes }],
  }));
  return [...numberPlays(getDrawShape(name)), ...simple];
}

/** Draws a lottery's numbers; a set's stand in order. */
export function drawNumbers(name: string, draw: Draw): number[] {
  const { count, from, to, repeats, kind } = getDrawShape(name);
  const pool = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const drawn = Array.from({ length: count }, () => {
    const at = draw(pool.length);
    const [number = from] = repeats ? pool.slice(at, at + 1) : pool.splice(at, 1);
    return number;
  });
  return kind === 'set' ? drawn.sort((left, right) => left - right) : drawn;
}

/** How many drawn numbers the figure that outcomes are read from is the sum of: the winner alone, of a race. */
export const countSummed = ({ kind, count }: DrawShape): number => (kind === 'race' ? 1 : count);

/** Whether an outcome holds for a figure: beyond the middle of what it can be, or even. */
export function holdsOutcome(id: string, shape: DrawShape, figure: number): boolean {
  const middle = (countSummed(shape) * (shape.from + shape.to)) / 2;
  const holds: Readonly<Record<string, boolean>> = {
    big: figure > middle,
    small: figure < middle,
    odd: figure % 2 === 1,
    even: figure % 2 === 0,
  };
  return holds[id] === true;
}

function outcomeHits(id: string, name: string, drawn: readonly number[]): number {
  const shape = getDrawShape(name);
  const figure = drawn.slice(0, countSummed(shape)).reduce((sum, each) => sum + each, 0);
  return holdsOutcome(id, shape, figure) ? 1 : 0;
}

const equal = (left: readonly number[], right: readonly number[]) =>
  left.length === right.length && left.every((each, index) => each === right[index]);

/** How many of the chosen numbers hit: all or none where they stand in order. */
function hitsOf(
  play: LotteryPlay,
  name: string,
  numbers: readonly number[],
  drawn: readonly number[],
) {
  const { at, pick } = play;
  if (at === 'sum') return outcomeHits(play.id, name, drawn);
  if (at === 'any') return drawn.filter((each) => numbers.includes(each)).length;
  const part = at === 'first' ? drawn.slice(0, pick) : drawn.slice(-pick);
  return equal(part, numbers) ? pick : 0;
}

/** The payout of a line, in stakes. */
export function lotteryPays(
  name: string,
  play: LotteryPlay,
  numbers: readonly number[],
  drawn: readonly number[],
): number {
  const hits = hitsOf(play, name, numbers, drawn);
  return play.pays.find((each) => each.hits === hits)?.times ?? 0;
}
