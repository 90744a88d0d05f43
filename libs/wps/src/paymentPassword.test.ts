import { expect, it } from 'vitest';
import { isWeakPaymentPassword } from './paymentPassword';

it.each([
  '',
  '1357',
  '11111',
  '000000',
  '123456',
  '987654',
  'abcdef',
  '121212',
  '123123',
  'aaaaaaaa',
])('a payment password that a thief tries first is weak: %s [KYC-01]', (text) =>
  expect(isWeakPaymentPassword(text)).toBe(true),
);

it.each(['246810', '135790', '910427', 'pass-word', '112233'])('%s is not [KYC-01]', (text) =>
  expect(isWeakPaymentPassword(text)).toBe(false),
);
