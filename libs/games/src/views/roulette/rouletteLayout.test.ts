import { expect, it } from 'vitest';
import { createRoulette } from '../../rules/roulette/createRoulette';
import { rouletteVariants } from '../../rules/roulette/variants';
import { createSicBo } from '../../rules/sicBo/createSicBo';
import { sicBoVariants } from '../../rules/sicBo/variants';
import type { BetGame } from '../../rules/bets/createBetGame';
import { playEveryDraw } from '../../testing/everyDraw';
import { layOutSicBo } from '../sicBo/sicBoLayout';
import type { SpotGroup } from '../spots/spotDesign';
import { listPockets } from './pockets';
import { layOutRoulette } from './rouletteLayout';

const say = (word: string) => word;

/** Every prize that a spot brings over all draws, without stakes given back. */
function listPrizes<Outcome>(game: BetGame<string, Outcome>, spot: string): Set<number> {
  const rounds = playEveryDraw((draw) => game.replay(draw, [{ bets: [{ spot, chips: 1 }] }]));
  return new Set([...rounds].map(({ end }) => end?.paid ?? 0).filter((paid) => paid > 100));
}

function expectPrizes<Outcome>(game: BetGame<string, Outcome>, groups: readonly SpotGroup[]) {
  const faces = groups.flatMap(({ spots }) => spots);
  expect(faces.map(({ spot }) => spot).toSorted()).toEqual([...game.spots].toSorted());
  for (const { spot, pays, prizes } of faces)
    expect([...listPrizes(game, spot)].map((paid) => `×${paid / 100}`).toSorted()).toEqual(
      (prizes?.split(' / ') ?? [`×${(pays ?? 0) / 100}`]).toSorted(),
    );
}

it.each(Object.entries(rouletteVariants))(
  'the cloth of %s has every spot at its prize',
  (_, variant) => {
    expectPrizes(createRoulette(variant), layOutRoulette(variant, say));
  },
);

it.each(Object.entries(rouletteVariants))('the wheel of %s has each pocket once', (_, variant) => {
  const { numbers, zeros } = variant;
  const pockets = listPockets(numbers, zeros);
  expect(new Set(pockets).size).toBe(numbers + zeros.length);
  expect(pockets).toHaveLength(numbers + zeros.length);
});

it.each(Object.entries(sicBoVariants))(
  'the cloth of sic bo %s has every spot at its prize',
  (_, variant) => {
    expectPrizes(createSicBo(variant), layOutSicBo(variant, say));
  },
);
