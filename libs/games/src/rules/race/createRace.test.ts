import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import { createRace, listRaceSpots } from './createRace';
import { raceVariants } from './raceVariants';

const variants = Object.entries(raceVariants);

it.each(variants)(
  'every spot of %s returns its band and pays more than its stake',
  (_, variant) => {
    const game = createRace(variant);
    const shares = Object.values(game.spotReturns());
    expect(shares.length).toBeGreaterThan(variant.runners.length);
    expect(Math.max(...shares)).toBe(game.returnToPlayer());
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(instantBand.least);
    expect(Math.max(...shares)).toBeLessThanOrEqual(instantBand.most);
    for (const { prize } of listRaceSpots(variant)) expect(prize).toBeGreaterThan(100);
  },
);

it('the return of every spot is its mean over every draw of a small race', () => {
  const runners = [3, 2, 1, 1];
  const game = createRace({ runners, places: 2, share: 960, leastPrize: 100 });
  for (const spot of game.spots) {
    const mean = getMeanReturn(game, [{ bets: [{ spot, chips: 1 }] }]);
    expect(game.spotReturns()[spot]).toBeCloseTo(mean, 12);
  }
  expect(game.spots).toContain('place-4');
});

it('a favourite of 40 in 100 is priced at 0.965 of its fair 2.5', () => {
  expect(listRaceSpots(raceVariants.sprint)[0]).toMatchObject({ spot: 'win-1', prize: 241 });
});

it('bets on the winner and on the placed are paid by the order of the finish', () => {
  const game = createRace(raceVariants.sprint);
  const bets = [
    { spot: 'win-1', chips: 1 },
    { spot: 'win-2', chips: 1 },
    { spot: 'place-2', chips: 3 },
  ] as const;
  const state = game.replay(() => 0, [{ bets }]);
  expect(state?.view.outcome.order).toEqual([1, 2, 3, 4, 5, 6]);
  expect(state?.view.bets.map(({ paid }) => paid > 0)).toEqual([true, false, true]);
  expect(state?.staked).toBe(5);
});
