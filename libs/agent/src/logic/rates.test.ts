import { expect, test } from 'vitest';
import { rateError, readRates, toDrafts } from './rates';

const rates = [
  { gameType: 'RNG', rate: 0.5, min: 0.4, max: 1.2 },
  { gameType: 'LIVE', rate: 0, min: 0, max: 0.8 },
];

test.each([
  ['0.39', true],
  ['0.4', false],
  ['1.2', false],
  ['1.21', true],
  ['1.2001', true],
])('a rate of %s is out of 0.4 to 1.2: %s [ROUTE-15]', (typed, isOut) => {
  expect(rateError(typed, { min: 0.4, max: 1.2 })).toBe(isOut);
});

test.each(['', '-1', 'abc', '1.', '1e3'])('"%s" is no rate', (text) => {
  expect(rateError(text, { min: 0, max: 100 })).toBe(true);
});

test('a decimal comma is understood', () => {
  expect(readRates(rates, { RNG: '0,7', LIVE: '0' })).toEqual([
    { gameType: 'RNG', rate: 0.7 },
    { gameType: 'LIVE', rate: 0 },
  ]);
});

test('nothing is sent while one rate is out of bounds', () => {
  expect(readRates(rates, { ...toDrafts(rates), LIVE: '5' })).toBeUndefined();
});
