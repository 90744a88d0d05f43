import { describe, expect, it } from 'vitest';
import { gridLayout, rowCount } from './gridLayout';

describe('grid layout', () => {
  it('has 2 columns at 320 px, 3 at 390 and 4 in the column of a desktop', () => {
    // The page keeps 12 px at each side.
    expect([320 - 24, 390 - 24, 480 - 24].map((width) => gridLayout(width, 16).columns)).toEqual([
      2, 3, 4,
    ]);
  });

  it('makes tiles broader and rows taller for enlarged text', () => {
    const normal = gridLayout(366, 16);
    const doubled = gridLayout(366, 32);
    expect(doubled.columns).toBe(2);
    expect(doubled.rowHeight).toBeGreaterThan(normal.rowHeight);
  });

  it('counts a last row that is not full', () => {
    expect([0, 3, 4].map((items) => rowCount(items, 3))).toEqual([0, 1, 2]);
  });
});
