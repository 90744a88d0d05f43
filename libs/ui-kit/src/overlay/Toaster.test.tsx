import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { toast, toastDurations, useToasts } from './toast';
import { Toaster } from './Toaster';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ items: [] });
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('durations are those of the specification [SHELL-10]', () => {
  expect(toastDurations).toEqual({
    default: 1500,
    short: 3000,
    long: 8000,
    loadingShort: 2000,
    loading: 3000,
    untilDone: 9_999_000,
  });
});

test('a toast goes after 1.5 s unless it is given another time [SHELL-10]', () => {
  renderPart(<Toaster />);
  act(() => {
    toast.info('usual');
    toast.error('longer', { durationMs: toastDurations.short });
  });
  wait(1499);
  expect(screen.getByText('usual')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('usual')).not.toBeInTheDocument();
  wait(1499);
  expect(screen.getByText('longer')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('longer')).not.toBeInTheDocument();
});

test('a loading toast stays until it is dismissed', () => {
  renderPart(<Toaster />);
  let dismiss: (() => void) | undefined;
  act(() => {
    dismiss = toast.loading('Please wait');
  });
  wait(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Please wait');
  act(() => dismiss?.());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the same words are shown once, and never more than three toasts', () => {
  renderPart(<Toaster />);
  act(() => {
    for (const text of ['a', 'b', 'b', 'c', 'd']) toast.info(text);
  });
  expect(useToasts.getState().items.map((item) => item.text)).toEqual(['b', 'c', 'd']);
});
