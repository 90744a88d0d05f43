import { expect, it } from 'vitest';
import { chainTimeouts } from './chainTimeouts';

it.each(Object.entries(chainTimeouts))(
  'each link waits for %s longer than the one before it',
  (_what, links) => {
    const waits: number[] = Object.values(links);
    expect(waits).toEqual([...new Set(waits)].sort((one, other) => one - other));
  },
);
