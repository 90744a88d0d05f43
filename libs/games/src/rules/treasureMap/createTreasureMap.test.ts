import { expect, it } from 'vitest';
import { averageOverDraws } from '../../testing/everyDraw';
import { instantBand } from '../returnBand';
import type { TreasureAction } from './createTreasureMap';
import { createTreasureMap } from './createTreasureMap';
import { treasureVariants } from './treasureVariants';

const dig = (plot: number): TreasureAction => ({ type: 'dig', plot });
const leave: TreasureAction = { type: 'leave' };

it.each(Object.entries(treasureVariants))('the return of %s lies in its band', (_, variant) => {
  const share = createTreasureMap(variant).returnToPlayer();
  expect(share).toBeGreaterThanOrEqual(instantBand.least);
  expect(share).toBeLessThanOrEqual(instantBand.most);
});

/** Digs plots in order by replays, and leaves once so much is found. */
function playUntil(game: ReturnType<typeof createTreasureMap>, plots: number, enough: number) {
  return averageOverDraws((draw) => {
    const tape: number[] = [];
    const rewind = () => {
      let at = 0;
      return (below: number) => (tape[at++] ??= draw(below));
    };
    const actions: TreasureAction[] = [];
    for (let plot = 0; plot < plots; plot += 1) {
      actions.push(dig(plot));
      const state = game.replay(rewind(), actions);
      if (state?.paid !== undefined) return state.paid / 100;
      if ((state?.view.found ?? 0) >= enough && state?.view.mayLeave === true)
        return (game.replay(rewind(), [...actions, leave])?.paid ?? 0) / 100;
    }
    throw new Error('The round has not ended');
  });
}

it.each([
  { leastLeave: 110, coins: 2, coin: 60, gems: 2, gem: 130 },
  // Leaving with one coin would be best here, but is not allowed.
  { leastLeave: 170, coins: 2, coin: 90, gems: 1, gem: 130 },
])('the return is that of the best sum at which to leave, over every map with %o', (map) => {
  const { leastLeave, coins, coin, gems, gem } = map;
  const treasures = [
    { id: 'coin', value: coin, count: coins },
    { id: 'gem', value: gem, count: gems },
  ];
  const game = createTreasureMap({ plots: 6, columns: 3, leastLeave, treasures });
  const sums = [110, 130, 180, 190, 220, 250, 310, 320, 380];
  const returns = sums.map((enough) => playUntil(game, 6, enough));
  expect(game.returnToPlayer()).toBeCloseTo(Math.max(...returns), 12);
});

it('a map stays hidden while the player digs and is shown at the end', () => {
  const game = createTreasureMap(treasureVariants.island);
  const first = () => 0;
  const waiting = game.replay(first, [dig(0)]);
  expect(waiting).toMatchObject({ view: { found: 25, mayLeave: false } });
  expect(waiting?.view).not.toHaveProperty('map');
  const trapped = game.replay(first, [dig(0), dig(19)]);
  expect(trapped).toMatchObject({ paid: 0, view: { ended: 'trap' } });
  expect(trapped?.view.map?.slice(0, 5)).toEqual(['coin', 'coin', 'coin', 'coin', 'ring']);
});

it('who leaves keeps what was found and who finds everything is paid at once', () => {
  const game = createTreasureMap(treasureVariants.island);
  const first = () => 0;
  expect(game.replay(first, [dig(11), leave])?.paid).toBe(640);
  const all = Array.from({ length: 12 }, (_, plot) => dig(plot));
  expect(game.replay(first, all)).toMatchObject({ paid: 1_340, view: { ended: 'cleared' } });
  expect(game.mostTimes).toBe(13.4);
});

it('a map refuses a plot twice and leaving before enough is found', () => {
  const game = createTreasureMap(treasureVariants.island);
  const first = () => 0;
  expect(game.replay(first, [dig(0), dig(0)])).toBeUndefined();
  expect(game.replay(first, [dig(0), leave])).toBeUndefined();
  expect(game.replay(first, [dig(20)])).toBeUndefined();
});
