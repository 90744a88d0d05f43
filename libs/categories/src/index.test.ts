import { expect, it } from 'vitest';
import * as categories from './index';

it('offers names and addresses of categories', () => {
  expect(Object.keys(categories).sort()).toEqual([
    'categoryHref',
    'categoryMessage',
    'categoryMessages',
    'hotCategory',
    'isLottery',
    'isNamedCategory',
  ]);
});
