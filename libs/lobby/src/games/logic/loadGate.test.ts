import { describe, expect, it } from 'vitest';
import { waitBeforeLoad } from './loadGate';

describe('when the next page loads', () => {
  it('is at most once a second [LIST-06]', () => {
    expect(waitBeforeLoad(5000, undefined)).toBe(0);
    expect(waitBeforeLoad(5000, 4600)).toBe(600);
    expect(waitBeforeLoad(5000, 4000)).toBe(0);
  });
});
