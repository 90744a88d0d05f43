import { expect, it } from 'vitest';
import * as storage from './index';

it('offers exactly these names', () => {
  expect(Object.keys(storage).sort()).toEqual([
    'jsonItem',
    'localStore',
    'sessionStore',
    'storageKeys',
  ]);
});
