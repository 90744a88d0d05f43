import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isPageBusy, keepBusy, useBusy } from './pageBusy';

function Game() {
  useBusy();
  return <p>A game</p>;
}

test('a page is busy as long as one of its games is on the screen [PWA-01]', () => {
  const first = render(<Game />);
  const second = render(<Game />);
  first.unmount();
  expect(isPageBusy()).toBe(true);
  second.unmount();
  expect(isPageBusy()).toBe(false);
});

test('a reason is asked anew every time, and can be dropped [PWA-01]', () => {
  let dirty = false;
  const drop = keepBusy(() => dirty);
  expect(isPageBusy()).toBe(false);
  dirty = true;
  expect(isPageBusy()).toBe(true);
  drop();
  expect(isPageBusy()).toBe(false);
});
