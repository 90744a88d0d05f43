import { expect, it } from 'vitest';
import { accountName, accountNumber, filled, newPaymentPassword } from './cardRules';

it.each([
  [filled, ' ', 'required'],
  [filled, 'x', true],
  [newPaymentPassword, '', 'required'],
  [newPaymentPassword, '2468', 'passwordWeak'],
  [newPaymentPassword, '123456', 'passwordWeak'],
  [newPaymentPassword, '121212', 'passwordWeak'],
  [newPaymentPassword, '246810', true],
  [accountNumber, '', 'required'],
  [accountNumber, '12345', 'accountNumber'],
  [accountNumber, '123456', true],
  [accountNumber, '12-3456', 'accountNumber'],
  [accountName, '', 'required'],
  [accountName, ' A ', 'accountName'],
  [accountName, 'Ana Cruz', true],
])('rules of the security centre: %o on "%s" says %s [KYC-01]', (rule, value, verdict) => {
  expect(rule(value)).toBe(verdict);
});
