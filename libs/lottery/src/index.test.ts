import { expect, it } from 'vitest';
import * as lottery from './index';

it('offers its routes', () => {
  expect(Object.keys(lottery)).toEqual(['lotteryScreens']);
});
