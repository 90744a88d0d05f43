import { expect, it } from 'vitest';
import { legacyTarget } from './legacyRoutes';

it.each([
  ['/login.html', '/m/login'],
  ['/m/Deposit', '/m/voucherCenter'],
  ['/m/GAMELIST', '/m/gameList'],
  ['/gameList/', '/m/gameList'],
  ['/m/help.html', '/m/help'],
  ['/member/benefits', '/m/member/benefits'],
])('finds %s in the route table as %s [ROUTE-18]', (from, to) => {
  expect(legacyTarget(from)).toBe(to);
});

it('knows no screen for an address that never was, and never points at itself [ROUTE-18]', () => {
  expect(legacyTarget('/m/nowhere')).toBeUndefined();
  expect(legacyTarget('/constructor')).toBeUndefined();
  expect(legacyTarget('/m/help')).toBeUndefined();
});
