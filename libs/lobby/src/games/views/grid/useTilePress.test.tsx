import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTilePress } from './useTilePress';

const onAbout = vi.fn();
const onOpen = vi.fn();

function Tiles() {
  return (
    <div {...useTilePress(onAbout)}>
      <div data-node="7">
        <a href="#game" onClick={onOpen}>
          Play
        </a>
        <button aria-label="About" />
        <button aria-pressed={false}>Favourite</button>
      </div>
    </div>
  );
}

const touches = [{ identifier: 0, clientX: 0, clientY: 0 }];

beforeEach(() => {
  vi.useFakeTimers();
  onAbout.mockClear();
  onOpen.mockClear();
  render(<Tiles />);
});
afterEach(() => vi.useRealTimers());

it('a long press tells about the game, and its end starts nothing', () => {
  const link = screen.getByRole('link');
  fireEvent.touchStart(link, { touches });
  vi.advanceTimersByTime(370);
  expect(onAbout).toHaveBeenCalledExactlyOnceWith('7');
  expect(fireEvent.contextMenu(link)).toBe(false);
  fireEvent.touchEnd(link);
  fireEvent.click(link);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onOpen).toHaveBeenCalledOnce();
});

it.each(['touchEnd', 'touchMove', 'touchCancel'] as const)(
  'a press that is over by %s is a tap or a scroll',
  (end) => {
    const link = screen.getByRole('link');
    fireEvent.touchStart(link, { touches });
    vi.advanceTimersByTime(300);
    fireEvent[end](link, { touches });
    vi.advanceTimersByTime(1_000);
    expect(onAbout).not.toHaveBeenCalled();
    expect(fireEvent.contextMenu(link)).toBe(true);
  },
);

it('two fingers are no press', () => {
  fireEvent.touchStart(screen.getByRole('link'), { touches: [...touches, ...touches] });
  vi.advanceTimersByTime(1_000);
  expect(onAbout).not.toHaveBeenCalled();
});

it('the small button tells about the game; the heart beside it does not', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Favourite' }));
  expect(onAbout).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'About' }));
  expect(onAbout).toHaveBeenCalledExactlyOnceWith('7');
});
