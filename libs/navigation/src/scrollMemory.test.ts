import { expect, it } from 'vitest';
import { rememberScroll, recallScroll } from './scrollMemory';

it('remembers where a visit was left, and forgets the oldest of many', () => {
  rememberScroll('first', 1200);
  rememberScroll('first', 1300);
  expect(recallScroll('first')).toBe(1300);
  for (let visit = 0; visit < 50; visit += 1) rememberScroll(`visit-${String(visit)}`, visit);
  expect(recallScroll('first')).toBeUndefined();
  expect(recallScroll('visit-0')).toBe(0);
});
