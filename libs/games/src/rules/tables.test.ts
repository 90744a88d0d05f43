import { expect, it } from 'vitest';
import * as tables from './tables';

it('every game of tables comes with at least two variants', () => {
  const names = Object.keys(tables).filter((name) => name.startsWith('create'));
  const all: Readonly<Record<string, unknown>> = tables;
  expect(names).toHaveLength(19);
  for (const name of names) {
    const variants = `${name.charAt(6).toLowerCase()}${name.slice(7)}Variants`;
    expect(Object.keys(all[variants] ?? {}).length, name).toBeGreaterThan(1);
  }
});
