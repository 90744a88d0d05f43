import { expect, it } from 'vitest';
import { sum } from '../chance';
import { instantBand } from '../returnBand';
import { createFishing, getSpeciesReturn } from './createFishing';
import { designFishing, shots } from './fishingVariants';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

it('every species of 60 waters returns its band and pays above the stake', () => {
  for (const seed of seeds) {
    const variant = designFishing(seed);
    const returns = variant.species.map(getSpeciesReturn);
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(instantBand.least);
    expect(Math.max(...returns)).toBeLessThanOrEqual(instantBand.most);
    expect(createFishing(variant).returnToPlayer()).toBe(Math.max(...returns));
    for (const { catches } of variant.species)
      for (const { prize } of catches) expect(prize).toBeGreaterThan(100);
  }
});

it('no two of 60 waters pay alike and one seed gives the same water again', () => {
  const waters = new Set(seeds.map((seed) => JSON.stringify(designFishing(seed))));
  expect(waters.size).toBe(60);
  expect(designFishing(3)).toEqual(designFishing(3));
});

it('the return of a species is what every shot and every catch pay', () => {
  const { species } = designFishing(11);
  for (const aimed of species) {
    const game = createFishing({ species: [aimed] });
    const weights = sum(aimed.catches.map(({ weight }) => weight));
    let paid = 0;
    for (let at = 0; at < weights; at += 1)
      paid += game.replay((below) => (below === shots ? 0 : at), [{ fish: aimed.id }])?.paid ?? 0;
    const share = ((paid / weights) * aimed.caught) / shots / 100;
    expect(game.returnToPlayer()).toBeCloseTo(share, 12);
  }
});

it('a shot catches up to the last of its chances and misses from there', () => {
  const variant = designFishing(4);
  const [fry] = variant.species;
  const game = createFishing(variant);
  const shoot = (at: number) =>
    game.replay((below) => (below === shots ? at : 0), [{ fish: 'fry' }])?.view.caught;
  expect(shoot((fry?.caught ?? 0) - 1)).toBe(true);
  expect(shoot(fry?.caught ?? 0)).toBe(false);
});

it('fishing refuses a fish that does not swim here', () => {
  const game = createFishing(designFishing(4));
  expect(game.replay(() => 0, [{ fish: 'boot' }])).toBeUndefined();
  expect(game.replay(() => 0, [])).toBeUndefined();
});
