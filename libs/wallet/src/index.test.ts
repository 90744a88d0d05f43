import { expect, it } from 'vitest';
import * as wallet from './index';

it('offers its routes', () => {
  expect(Object.keys(wallet)).toEqual(['walletScreens']);
});
