import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDecimal } from './readDecimal';

it.each([
  ['1000', 2, 1000],
  [' 25 ', 2, 25],
  ['1,5', 2, 1.5],
  ['1.50', 2, 1.5],
  ['₱1,000.00', 2, 1000],
  ['R$ 1.000,00', 2, 1000],
  ['PHP 12,345,678.90', 2, 12_345_678.9],
  ['1 000,50', 2, 1000.5],
  ['1\u202f000,50 €', 2, 1000.5],
  ['1,000', 2, 1000],
  ['1,234,567', 2, 1_234_567],
  ['50,000', 0, 50_000],
  ['KWD 1,000.250', 3, 1000.25],
  ['0,125', 3, 0.125],
  ['1,000', 3, 1000],
  ['1.000', 3, 1],
  ['\u200e₪1,000.00', 2, 1000],
  ['999999999999', 2, 999_999_999_999],
])('%j with %i decimals is %d', (typed, scale, amount) => {
  expect(readDecimal(typed, { scale })).toBe(amount);
});

it.each([
  '',
  'abc',
  '₱',
  '-5',
  '1.2.3',
  '1,00,0',
  '1.000,00.00',
  '0,000,000',
  '1e3',
  '1.5.',
  '.5.',
  '1,,0',
  '12.345',
  '٣',
  '1000000000000',
])('%j is no amount', (typed) => expect(readDecimal(typed, { scale: 2 })).toBeUndefined());

it.each([
  ['1.000', 2, 1000],
  ['1.000.000', 2, 1_000_000],
  ['₫50.000', 0, 50_000],
  ['1,000', 3, 1],
  ['1.5', 2, 1.5],
  ['12.345', 2, 12_345],
])('%j is typed by who writes decimals behind a comma', (typed, scale, amount) => {
  expect(readDecimal(typed, { scale, decimalSign: ',' })).toBe(amount);
});

it('every amount that is written is read back [ROUTE-11]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 - 1 }), (cents) => {
      expect(readDecimal((cents / 100).toFixed(2), { scale: 2 })).toBe(cents / 100);
      for (const [language, decimalSign] of [
        ['en-PH', '.'],
        ['pt-BR', ','],
      ] as const) {
        const style = { style: 'currency', currency: 'PHP' } as const;
        const written = (cents / 100).toLocaleString(language, style);
        expect(readDecimal(written, { scale: 2, decimalSign })).toBe(cents / 100);
      }
    }),
  );
});
