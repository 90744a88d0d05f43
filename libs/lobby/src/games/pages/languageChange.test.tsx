import { mockWps, renderWithProviders } from '@playhouse/fixtures';
import { useLanguage } from '@playhouse/i18n';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HotGames } from './HotGames';
import { WinnerBoard } from './WinnerBoard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function Switch() {
  const { setLanguage } = useLanguage();
  return <button onClick={() => void setLanguage('TY')}>Filipino</button>;
}

/** Shows a block, switches the language and answers how many calls each moment has seen. */
async function callsAfter(block: ReactNode, name: string, moments: readonly number[]) {
  const wps = mockWps();
  renderWithProviders(
    <>
      {block}
      <Switch />
    </>,
    { wps },
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(wps.callsOf(name)).toHaveLength(1);
  await act(async () => screen.getByText('Filipino').click());
  const seen: number[] = [];
  for (const pause of moments) {
    await act(() => vi.advanceTimersByTimeAsync(pause));
    seen.push(wps.callsOf(name).length);
  }
  expect(wps.callsOf(name).at(-1)).toMatchObject({ query: { language: 'TY' } });
  return seen;
}

it('reloads hot games 200 ms after a language change [LANG-03]', async () => {
  expect(await callsAfter(<HotGames category="HOT" />, 'lobby.hotGames', [150, 100])).toEqual([
    1, 2,
  ]);
});

it('reloads vendors 200 ms after a language change [LANG-03]', async () => {
  const wps = mockWps();
  renderWithProviders(
    <>
      <HotGames category="HOT" />
      <Switch />
    </>,
    { wps },
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(async () => screen.getByText('Filipino').click());
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(wps.callsOf('lobby.allVassalages')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(wps.callsOf('lobby.allVassalages')).toHaveLength(2);
});

it('reloads the winner board 250 ms after a language change [LANG-03, WIN-01]', async () => {
  expect(await callsAfter(<WinnerBoard />, 'lobby.winnerBoard', [220, 60])).toEqual([1, 2]);
});
