import type { lobbyCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import type { Draft } from './draft';
import { findChosen, placeAt, toggle } from './draft';

const play = (at: 'any' | 'last', pick: number): lobbyCalls.LotteryPlay => ({
  ...{ id: `${at}${pick}`, playType: 'trad', at, pick },
  pays: [],
});
const rule = { count: 3, from: 1, to: 9, repeats: true, minBet: 1, maxBet: 10, plays: [] };

it('a set takes as many numbers as its play, in order of size, and gives each up again', () => {
  const three = play('any', 3);
  const full = [9, 2, 5].reduce<Draft>((draft, each) => toggle(three, draft, each), []);
  expect(full).toEqual([2, 5, 9]);
  expect(findChosen(three, full)).toEqual([2, 5, 9]);
  expect(toggle(three, full, 7)).toEqual([2, 5, 9]);
  expect(toggle(three, full, 5)).toEqual([2, 9]);
  expect(findChosen(three, [2, 9])).toBeUndefined();
});

it('places are chosen in any order, and hold a number twice only where draws repeat', () => {
  const two = play('last', 2);
  const second = placeAt(rule, two, [], 1, 4);
  expect(second).toEqual([undefined, 4]);
  expect(findChosen(two, second)).toBeUndefined();
  expect(placeAt(rule, two, second, 0, 4)).toEqual([4, 4]);
  expect(placeAt({ ...rule, repeats: false }, two, second, 0, 4)).toEqual([4, undefined]);
  expect(placeAt(rule, two, second, 1, 4)).toEqual([undefined, undefined]);
});
