import { expect, it } from 'vitest';
import * as promotions from './index';

it('offers its routes', () => {
  expect(Object.keys(promotions)).toEqual(['promotionsScreens']);
});
