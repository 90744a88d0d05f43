import { expect, test } from 'vitest';
import { rateError, readRates, toDrafts } from './rates';

const rates = [
  { gameType: 'RNG', rate: 0.5, max: 1.2 },
  { gameType: 'LIVE', rate: 0, max: 0.8 },
];

test('a rate may be 0 and may be the maximum, not more [ROUTE-15]', () => {
  expect(rateError('0', 1.2)).toBe(false);
  expect(rateError('1.2', 1.2)).toBe(false);
  expect(rateError('1.21', 1.2)).toBe(true);
});

test.each(['', '-1', 'abc', '1.', '1e3'])('"%s" is no rate', (text) => {
  expect(rateError(text, 100)).toBe(true);
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
