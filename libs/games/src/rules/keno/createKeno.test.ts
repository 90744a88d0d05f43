import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import type { KenoAction } from './createKeno';
import { createKeno, getHitChance, listKenoReturns } from './createKeno';
import type { KenoVariant } from './kenoVariants';
import { kenoVariants } from './kenoVariants';

const ticket = (numbers: number[]): KenoAction[] => [{ numbers }];
const variants: [string, KenoVariant][] = Object.entries(kenoVariants);

/** The return worked out ball by ball: how likely each ball hits one of the numbers still open. */
function followBalls({ numbers, drawn }: KenoVariant, picks: number, pays: readonly number[]) {
  let likely = [1];
  for (let ball = 0; ball < drawn; ball += 1) {
    const before = likely;
    const open = (hits: number) => (picks - hits) / (numbers - ball);
    likely = Array.from({ length: picks + 1 }, (_, hits) => {
      const missed = (before[hits] ?? 0) * (1 - open(hits));
      return missed + (before[hits - 1] ?? 0) * open(hits - 1);
    });
  }
  return likely.reduce((total, chance, hits) => total + (chance * (pays[hits] ?? 0)) / 100, 0);
}

it.each(variants)('%s returns its band with any count of numbers, ball by ball', (_, variant) => {
  for (const [picks, share] of listKenoReturns(variant)) {
    expect(share).toBeCloseTo(followBalls(variant, picks, variant.pays[picks] ?? []), 10);
    expect(share).toBeGreaterThanOrEqual(instantBand.least);
    expect(share).toBeLessThanOrEqual(instantBand.most);
  }
  expect(createKeno(variant).returnToPlayer()).toBeGreaterThan(instantBand.least);
});

it('ten of ten among eighty come once in 8,911,711 draws', () => {
  expect(1 / getHitChance(kenoVariants.classic, 10, 10)).toBeCloseTo(8_911_711.18, 1);
  expect(1 / getHitChance(kenoVariants.classic, 6, 6)).toBeCloseTo(7_752.84, 1);
});

it('the return is the mean over every draw of a small drum', () => {
  const game = createKeno({ numbers: 7, drawn: 4, pays: { 3: [0, 10, 90, 440] } });
  expect(game.returnToPlayer()).toBeCloseTo(getMeanReturn(game, ticket([2, 5, 7])), 12);
});

it.each(variants)('no pay of %s is below the stake, and more hits never pay less', (_, variant) => {
  for (const pays of Object.values(variant.pays)) {
    expect(pays.filter((pay) => pay > 0 && pay <= 100)).toEqual([]);
    expect(pays).toEqual([...pays].sort((one, two) => one - two));
  }
});

it('a ticket shows drawn numbers and hits', () => {
  const state = createKeno(kenoVariants.quick).replay(() => 0, ticket([1, 10, 11]));
  expect(state?.view.drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(state).toMatchObject({ paid: 432, view: { hits: [1, 10] } });
});

it('keno refuses numbers twice, beyond the drum and too many', () => {
  const game = createKeno(kenoVariants.quick);
  expect(game.replay(() => 0, ticket([1, 1]))).toBeUndefined();
  expect(game.replay(() => 0, ticket([41]))).toBeUndefined();
  expect(game.replay(() => 0, ticket([]))).toBeUndefined();
  expect(game.replay(() => 0, ticket([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))).toBeUndefined();
});
