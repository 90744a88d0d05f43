import { expect, it } from 'vitest';
import { getStartup } from './startup';

const none = { maintenance: false, restricted: false };

it.each([
  [undefined, none, 'normal'],
  [0, none, 'normal'],
  [1, none, 'maintenance'],
  [2, none, 'restricted'],
  [3, none, 'maintenance'],
  [2, { maintenance: true, restricted: false }, 'maintenance'],
  [1, { maintenance: false, restricted: true }, 'maintenance'],
  [0, { maintenance: true, restricted: true }, 'maintenance'],
] as const)(
  'status %s with %j in the configuration starts as %s [START-01]',
  (status, own, start) => {
    expect(getStartup(status, own)).toBe(start);
  },
);
