import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollPlace } from './useScrollPlace';

/** Where the page stands, and the furthest it can be scrolled, in CSS px. */
const page = { top: 0, end: 0 };
let grow: () => void = () => undefined;

function scrollTo(top: number): void {
  page.top = Math.min(top, page.end);
  // As in a browser: the event follows with the next frame.
  setTimeout(() => window.dispatchEvent(new Event('scroll')));
}

const nextFrame = () => act(() => vi.advanceTimersByTime(20));

async function growTo(end: number): Promise<void> {
  page.end = end;
  grow();
  await nextFrame();
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { top: 0, end: 1000 });
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => scrollTo(Number(top)));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.top);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
});

function Screens(): null {
  useScrollPlace();
  return null;
}

/** A list left at 800, another screen over it, and Back while the list is still short. */
async function backToShort() {
  const router = createMemoryRouter([{ path: '*', Component: Screens }], {
    initialEntries: ['/list'],
  });
  render(<RouterProvider router={router} />);
  scrollTo(800);
  await nextFrame();
  await act(async () => router.navigate('/game'));
  await nextFrame();
  expect(page.top).toBe(0);
  page.end = 12;
  await act(async () => router.navigate(-1));
  await nextFrame();
  expect(page.top).toBe(12);
  return router;
}

test('Back reaches its place when the page has grown long enough [LIST-01]', async () => {
  await backToShort();
  await growTo(400);
  expect(page.top).toBe(400);
  await growTo(1000);
  expect(page.top).toBe(800);
});

test('a visit that was left before it was whole is found at its place all the same', async () => {
  const router = await backToShort();
  await act(async () => router.navigate(1));
  await act(async () => router.navigate(-1));
  await growTo(1000);
  expect(page.top).toBe(800);
});

test('who moves the page meanwhile is not taken away', async () => {
  await backToShort();
  window.dispatchEvent(new Event('touchmove'));
  scrollTo(5);
  await growTo(1000);
  expect(page.top).toBe(5);
});
