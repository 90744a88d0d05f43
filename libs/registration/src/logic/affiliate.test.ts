import { expect, it } from 'vitest';
import { readAffiliateCode, codeInForce, needsCheck } from './affiliate';

it('finds the invitation code of an address under each of its names [REG-12]', () => {
  expect(readAffiliateCode('?affiliateCode=AB12&x=1')).toBe('AB12');
  expect(readAffiliateCode('?aff=%20ZZ%20')).toBe('ZZ');
  expect(readAffiliateCode('?affiliateCode=&a=Q')).toBe('Q');
  expect(readAffiliateCode('?returnTo=/m/home')).toBeUndefined();
});

it('checks a typed code at submit unless it is empty or already found valid [REG-12, REG-17]', () => {
  expect(needsCheck('', { status: 'none' })).toBe(false);
  expect(needsCheck('AB', { status: 'none' })).toBe(true);
  expect(needsCheck('AB', { status: 'invalid', code: 'AB' })).toBe(true);
  expect(needsCheck('AB', { status: 'valid', code: 'AB' })).toBe(false);
  expect(needsCheck('CD', { status: 'valid', code: 'AB' })).toBe(true);
});

it('a code of the address holds until it is found invalid [REG-12]', () => {
  expect(codeInForce({ status: 'checking', code: 'AB' })).toBe('AB');
  expect(codeInForce({ status: 'valid', code: 'AB' })).toBe('AB');
  expect(codeInForce({ status: 'invalid', code: 'AB' })).toBeUndefined();
  expect(codeInForce({ status: 'none' })).toBeUndefined();
});
