import { expect, test } from 'vitest';
import { authRoutes } from './routes';

const screens = authRoutes.flatMap((route) => route.children ?? []);

test('every account screen has its address and is its own lazily loaded chunk [ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-06]', () => {
  expect(screens.map((screen) => screen.path)).toEqual([
    '/m/login',
    '/m/trail',
    '/m/forget',
    '/m/findPassword',
    '/m/changePsw',
    '/m/set',
  ]);
  for (const screen of screens) expect(screen.lazy).toBeTypeOf('function');
});
