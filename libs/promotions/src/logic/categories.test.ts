import { expect, it } from 'vitest';
import { listCategories, categoryLabel } from './categories';

it('lists each category once, in order of appearance [ROUTE-10]', () => {
  const activities = [{ category: 'b' }, { category: 'a' }, { category: null }, { category: 'b' }];
  expect(listCategories([...activities, {}])).toEqual(['b', 'a']);
});

it('writes an unknown category as words [ROUTE-10]', () => {
  expect(categoryLabel('HIGH_ROLLER-club')).toBe('High roller club');
});
