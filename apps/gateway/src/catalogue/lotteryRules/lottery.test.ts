import { describe, expect, it } from 'vitest';
import { createRandom } from '../../base/random';
import { quickPick } from '@playhouse/wps';
import { getDrawShape, lotteries } from '../lotteries';
import { drawNumbers, lotteryPays, listPlays } from './lottery';

const random = createRandom('engines');
const draw = (below: number) => random.whole(0, below - 1);
const mean = (size: number, play: (_: unknown, at: number) => number) =>
  Array.from({ length: size }, play).reduce((sum, value) => sum + value, 0) / size;

/** One lottery of each shape, on which alone its plays and prizes hang. */
const shapes = new Map(
  [...lotteries.LOTT, ...lotteries.ELOTT].map(({ name, draw }) => [JSON.stringify(draw), name]),
);

describe.each([...shapes.values()])('%s', (name) => {
  const shape = getDrawShape(name);
  const rule = { ...shape, minBet: 1, maxBet: 1, plays: listPlays(name) };

  it('can be played by numbers and by outcomes, and every play can win', () => {
    const types = new Set(rule.plays.map(({ playType }) => playType));
    expect([...types].sort()).toEqual(['ent', 'trad']);
    expect(rule.plays.filter(({ pays }) => pays.length === 0)).toEqual([]);
    const times = rule.plays.flatMap(({ pays }) => pays.map((each) => each.times));
    expect(Math.min(...times)).toBeGreaterThan(1);
  });

  it('gives back less than the stakes in the long run', () => {
    const drawn = Array.from({ length: 6_000 }, () => drawNumbers(name, draw));
    for (const play of rule.plays) {
      const most = Math.max(...play.pays.map(({ times }) => times));
      // A prize that hardly ever comes says nothing in so few draws.
      if (most > 200) continue;
      const back = mean(drawn.length, (_, at) =>
        lotteryPays(name, play, quickPick(rule, play, draw), drawn[at] ?? []),
      );
      expect(back, play.id).toBeLessThan(1.35);
      expect(back, play.id).toBeGreaterThan(0.5);
    }
  });
});
