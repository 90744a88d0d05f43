import { moduleNames } from '@playhouse/whitelabel';
import { listCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';

it('lets a merchant replace every module id that a call of the contract names [WL-04]', () => {
  const named = listCalls().flatMap(({ module }) => (module === undefined ? [] : [module]));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(moduleNames as readonly string[]).includes(name))).toEqual([]);
});
