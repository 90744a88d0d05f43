import { describe, expect, it } from 'vitest';
import { isSlots, mergeCategoryOrder, orderCategories } from './categories';

describe('categories', () => {
  it('puts HOT first and keeps the order of the server for the rest [POPG-01]', () => {
    expect(orderCategories(['LIVE', 'RNG', 'HOT', 'FISH', 'RNG'])).toEqual([
      'HOT',
      'LIVE',
      'RNG',
      'FISH',
    ]);
  });

  it('shows HOT even when the server names nothing [POPG-01]', () => {
    expect(orderCategories([])).toEqual(['HOT']);
  });

  it('keeps the server’s order, drops what is not offered, appends the merchant’s own [POPG-01]', () => {
    expect(mergeCategoryOrder(['LIVE', 'RNG', 'SPORTS'], ['RNG', 'PVP', 'LIVE'])).toEqual([
      'LIVE',
      'RNG',
      'PVP',
    ]);
    expect(mergeCategoryOrder(['LIVE', 'RNG'], [])).toEqual(['LIVE', 'RNG']);
  });

  it('knows slots', () => {
    expect(['RNG', 'FISH'].map(isSlots)).toEqual([true, false]);
  });
});
