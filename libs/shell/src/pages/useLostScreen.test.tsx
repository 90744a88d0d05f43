import { reach } from '@playhouse/platform';
import type { Sight } from '@playhouse/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { arrivalPatienceMs } from '../updates/leaveFor';
import { useUpdate } from '../updates/updateStore';
import { useLostScreen } from './useLostScreen';

afterEach(() => {
  vi.useRealTimers();
  act(() => useUpdate.setState({ leaving: false }));
});

function lose(sight: Sight) {
  vi.spyOn(reach, 'look').mockResolvedValue(sight);
  let tell = (): void => undefined;
  vi.spyOn(reach, 'onFound').mockImplementation((listener) => {
    tell = listener;
    return () => undefined;
  });
  const letGo = vi.fn();
  const need = vi.spyOn(reach, 'need').mockReturnValue(letGo);
  const reload = vi.fn();
  return { ...renderHook(() => useLostScreen(reload)), reload, need, letGo, tell: () => tell() };
}

it('brings the screen back once, when the network is found [SHELL-11, ROUTE-20]', async () => {
  const { result, reload, need, tell } = lose('away');
  expect(result.current).toBe('looking');
  await waitFor(() => expect(result.current).toBe('away'));
  expect([need.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  act(tell);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(result.current).toBe('looking');
});

it('says that the screen failed when the fresh page does not come, either [ROUTE-20]', async () => {
  const { result, tell } = lose('away');
  await waitFor(() => expect(result.current).toBe('away'));
  vi.useFakeTimers();
  act(tell);
  expect(result.current).toBe('looking');
  act(() => vi.advanceTimersByTime(arrivalPatienceMs));
  expect(result.current).toBe('there');
});

it('lets a screen that is broken be broken: no look goes on, no page is loaded [ROUTE-20]', async () => {
  const { result, reload, need } = lose('there');
  await waitFor(() => expect(result.current).toBe('there'));
  expect([need.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});

it('looks no more once the player has gone elsewhere [SHELL-11]', async () => {
  const { result, letGo, unmount } = lose('down');
  await waitFor(() => expect(result.current).toBe('down'));
  unmount();
  expect(letGo).toHaveBeenCalledTimes(1);
});

it('keeps quiet on a page that is on its way out [PWA-01]', async () => {
  const { result } = lose('there');
  act(() => useUpdate.setState({ leaving: true }));
  await waitFor(() => expect(reach.look).toHaveBeenCalled());
  expect(result.current).toBe('looking');
});
