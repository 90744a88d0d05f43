import { expect, it } from 'vitest';
import { startupOf } from './startup';

const none = { maintenance: false, restricted: false };

it('reads 0 as normal, 1 as maintenance, 2 as region restricted [START-01]', () => {
  expect(startupOf(0, none)).toBe('normal');
  expect(startupOf(1, none)).toBe('maintenance');
  expect(startupOf(2, none)).toBe('restricted');
});

it('lets maintenance win when both are set [START-01]', () => {
  expect(startupOf(3, none)).toBe('maintenance');
  expect(startupOf(2, { maintenance: true, restricted: false })).toBe('maintenance');
  expect(startupOf(1, { maintenance: false, restricted: true })).toBe('maintenance');
  expect(startupOf(0, { maintenance: true, restricted: true })).toBe('maintenance');
});

it('starts normally when the platform does not answer', () => {
  expect(startupOf(undefined, none)).toBe('normal');
});
