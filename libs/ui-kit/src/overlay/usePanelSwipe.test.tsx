import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Sheet } from './Sheet';

async function swipe(by: number) {
  const panel = await screen.findByRole('dialog');
  const at = (clientX: number) => ({ clientX, clientY: 300 });
  fireEvent.touchStart(panel, { touches: [at(200)] });
  fireEvent.touchMove(panel, { touches: [at(200 + by)] });
  fireEvent.touchEnd(panel, { changedTouches: [at(200 + by)], touches: [] });
}

test.each([
  ['ltr', 'end', 120],
  ['ltr', 'start', -120],
  ['rtl', 'end', -120],
  ['rtl', 'start', 120],
] as const)('in %s a sheet at the %s is pushed out over its own edge', async (dir, side, by) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const onClose = vi.fn();
  renderPart(
    <Sheet open side={side} onClose={onClose} title="Menu">
      Home
    </Sheet>,
  );
  await swipe(-by);
  expect(onClose).not.toHaveBeenCalled();
  await swipe(by);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['ltr', -120, 1],
  ['rtl', 120, 1],
  ['rtl', -120, -1],
] as const)('in %s a swipe by %i turns a page by %i', async (dir, by, turned) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const onTurn = vi.fn();
  renderPart(
    <Sheet open onClose={vi.fn()} onTurn={onTurn} title="Announcements">
      One
    </Sheet>,
  );
  await swipe(by);
  expect(onTurn).toHaveBeenCalledWith(turned);
});
