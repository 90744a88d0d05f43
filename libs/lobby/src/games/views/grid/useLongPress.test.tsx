import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './useLongPress';

const onLong = vi.fn();
const onOpen = vi.fn();

const Part = () => (
  <a href="#game" onClick={onOpen} {...useLongPress(onLong)}>
    Play
  </a>
);

const touches = [{ identifier: 0, clientX: 0, clientY: 0 }];

beforeEach(() => {
  vi.useFakeTimers();
  onLong.mockClear();
  onOpen.mockClear();
  render(<Part />);
});
afterEach(() => vi.useRealTimers());

it('a long press does its own, and its end opens nothing', () => {
  const link = screen.getByRole('link');
  fireEvent.touchStart(link, { touches });
  vi.advanceTimersByTime(370);
  expect(onLong).toHaveBeenCalledOnce();
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
    expect(onLong).not.toHaveBeenCalled();
    expect(fireEvent.contextMenu(link)).toBe(true);
  },
);

it('two fingers are no press', () => {
  fireEvent.touchStart(screen.getByRole('link'), { touches: [...touches, ...touches] });
  vi.advanceTimersByTime(1_000);
  expect(onLong).not.toHaveBeenCalled();
});
