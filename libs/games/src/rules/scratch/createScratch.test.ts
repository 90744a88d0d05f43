import { expect, it } from 'vitest';
import { instantBand } from '../returnBand';
import { createSeededDraw } from '../seededDraw';
import { createScratch } from './createScratch';
import { scratchVariants } from './scratchVariants';

const buy = [{ type: 'buy' }] as const;
const variants = Object.entries(scratchVariants);

it.each(variants)(
  'the return of %s lies in its band and no prize is below the stake',
  (_, variant) => {
    const share = createScratch(variant).returnToPlayer();
    expect(share).toBeGreaterThanOrEqual(instantBand.least);
    expect(share).toBeLessThanOrEqual(instantBand.most);
    for (const { prize } of variant.prizes) expect(prize).toBeGreaterThan(100);
  },
);

it('the return is what a whole print run pays', () => {
  const prizes = scratchVariants.snow.prizes.map((prize, at) => ({ ...prize, cards: 3 * at + 1 }));
  const game = createScratch({ cards: 400, prizes });
  let paid = 0;
  for (let card = 0; card < 400; card += 1) {
    // The first draw chooses the card; how its cells lie changes no prize.
    const draws = [card];
    paid += game.replay(() => draws.shift() ?? 0, buy)?.paid ?? 0;
  }
  expect(game.returnToPlayer()).toBeCloseTo(paid / 100 / 400, 12);
});

it('a card shows three alike exactly where it wins', () => {
  const game = createScratch(scratchVariants.star);
  const draw = createSeededDraw(9);
  let wins = 0;
  for (let round = 0; round < 2_000; round += 1) {
    const { view } = game.replay(draw, buy) ?? {};
    const counts = new Map<string, number>();
    for (const cell of view?.cells ?? []) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    const three = [...counts].filter(([, count]) => count >= 3).map(([symbol]) => symbol);
    expect(three).toEqual(view?.won === undefined ? [] : [view.won]);
    expect(view?.cells).toHaveLength(9);
    wins += three.length;
  }
  expect(wins).toBeGreaterThan(200);
});

it('a scratch card with too few symbols is refused', () => {
  expect(() =>
    createScratch({ cards: 10, prizes: scratchVariants.star.prizes.slice(0, 4) }),
  ).toThrow('five symbols');
  expect(createScratch(scratchVariants.star).replay(() => 0, [...buy, ...buy])).toBeUndefined();
});
