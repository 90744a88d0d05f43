import { describe, expect, it } from 'vitest';
import { createSeededDraw } from '../seededDraw';
import type { MatchSpec } from './match';
import { listScores, playMatch, startMatch, sumChances } from './match';
import { findEnd, listProspects } from './outlook';
import { getSport, longestMatchMs, million, sportNames } from './sports';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const uneven = { home: 8, away: 3 };

describe.each(sportNames)('%s', (sport) => {
  const spec: MatchSpec = { sport, ...uneven };
  const played = playMatch(spec, createSeededDraw(4));

  it('has ends whose chances sum to one at each step', () => {
    for (const state of [played[0], played[Math.floor(played.length / 2)], played.at(-2)]) {
      if (state === undefined) throw new Error('no state');
      expect(sum(listProspects(spec, state).map(({ chance }) => chance))).toBeCloseTo(1, 10);
    }
  });

  it('ends within six minutes, step by step, with a winner or a draw', () => {
    expect(played[0]).toEqual(startMatch(spec));
    expect(played.map(({ step }) => step)).toEqual(played.map((_, at) => at));
    expect(played.filter(({ winner }) => winner !== undefined)).toEqual([played.at(-1)]);
    const { steps, stepMs } = getSport(sport);
    expect(steps * stepMs).toBeLessThanOrEqual(longestMatchMs);
    expect(steps * stepMs).toBeGreaterThan(300_000);
  });

  it('keeps every chance of a score below one for the strongest side', () => {
    const rule = getSport(sport);
    for (const [home, away] of [
      [9, 1],
      [1, 9],
    ] as const) {
      if (rule.kind !== 'timed') continue;
      for (const side of ['home', 'away'] as const) {
        const chances = listScores({ sport, home, away }, rule, side).map(([, chance]) => chance);
        expect(Math.min(...chances)).toBeGreaterThan(0);
        expect(sum(chances)).toBeLessThan(million);
      }
    }
  });

  it('comes out in a long run as its chances say', () => {
    const draw = createSeededDraw(11);
    const runs = 3000;
    let wins = 0;
    for (let run = 0; run < runs; run += 1)
      if (playMatch(spec, draw).at(-1)?.winner === 'home') wins += 1;
    const expected = sum(
      listProspects(spec, startMatch(spec)).map(({ winner, chance }) =>
        winner === 'home' ? chance : 0,
      ),
    );
    expect(Math.abs(wins / runs - expected)).toBeLessThan(0.035);
  });
});

it('goals of one more minute are the product of both sides, counted by hand', () => {
  const spec: MatchSpec = { sport: 'football', ...uneven };
  const rule = getSport('football');
  if (rule.kind !== 'timed') throw new Error('football is timed');
  const [home, away] = (['home', 'away'] as const).map(
    (side) => sumChances(listScores(spec, rule, side)) / million,
  );
  if (home === undefined || away === undefined) throw new Error('no chances');
  const ends = listProspects(spec, { step: 89, score: { home: 1, away: 1 } });
  const find = (winner: string) => sum(ends.map((end) => (end.winner === winner ? end.chance : 0)));
  expect(find('home')).toBeCloseTo(home * (1 - away), 12);
  expect(find('away')).toBeCloseTo(away * (1 - home), 12);
  expect(find('draw')).toBeCloseTo(home * away + (1 - home) * (1 - away), 12);
});

it('a race to points has the chance of the negative binomial distribution', () => {
  const spec: MatchSpec = { sport: 'drops', home: 6, away: 5 };
  const rule = getSport('drops');
  const chance = 0.5 + (2 * rule.edge) / million;
  let [expected, ways] = [0, 1];
  for (let lost = 0; lost < 10; lost += 1) {
    expected += ways * chance ** 10 * (1 - chance) ** lost;
    ways = (ways * (10 + lost)) / (lost + 1);
  }
  const wins = listProspects(spec, startMatch(spec)).filter(({ winner }) => winner === 'home');
  expect(sum(wins.map((end) => end.chance))).toBeCloseTo(expected, 10);
});

it('the end of a match that is over is certain', () => {
  const over = { step: 90, score: { home: 2, away: 0 }, winner: 'home' as const };
  const spec: MatchSpec = { sport: 'football', ...uneven };
  expect(listProspects(spec, over)).toEqual([{ ...findEnd(over), chance: 1 }]);
});
