import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney';

const peso = { code: 'PHP', symbol: '₱', scale: 2 };
const real = { code: 'BRL', symbol: 'R$', scale: 2 };
const tidy = (text: string) => text.replace(/\s/g, ' ');

test('amounts carry the merchant’s symbol where the language puts it', () => {
  expect(formatMoney(1234.5, 'fil', peso)).toBe('₱1,234.50');
  expect(tidy(formatMoney(1234.5, 'pt-BR', real))).toBe('R$ 1.234,50');
});

test('the number of minor digits is the merchant’s, whatever Intl thinks of the currency', () => {
  expect(formatMoney(1000, 'id', { code: 'IDR', symbol: 'Rp', scale: 0 })).toContain('1.000');
  expect(formatMoney(1, 'en', { code: 'USDT', symbol: '₮', scale: 4 })).toBe('₮1.0000');
});

test('losses, gains, bare and compact amounts', () => {
  expect(formatMoney(-5, 'en', peso)).toBe('-₱5.00');
  expect(formatMoney(5, 'en', peso, { signed: true })).toBe('+₱5.00');
  expect(formatMoney(5, 'en', peso, { bare: true })).toBe('5.00');
  expect(formatMoney(1_250_000, 'en', peso, { compact: true })).toBe('₱1.3M');
});
