import { expect, test } from 'vitest';
import { isAgent, isTrialOrGuest, memberTypes } from './memberTypes';

test('trial (4) and guest (40) accounts are not actual ones [CRED-02]', () => {
  const restricted = Object.values(memberTypes).filter(isTrialOrGuest);
  expect(restricted).toEqual([4, 40]);
});

test('the agency centre is for every type but 0, 4 and 40', () => {
  expect(Object.values(memberTypes).filter(isAgent)).toEqual([1, 2, 41, 42]);
});
