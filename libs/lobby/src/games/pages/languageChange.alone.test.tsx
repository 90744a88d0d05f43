import { mockWps, renderWithProviders } from '@playhouse/fixtures';
import { catalogues, useLanguage } from '@playhouse/i18n';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HotGames } from './HotGames';
import { WinnerBoard } from './WinnerBoard';

// Turned timers do not fetch its texts.
beforeAll(() => catalogues.load(catalogues.libraries(), 'TY'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function Switch() {
  const { setLanguage } = useLanguage();
  return <button onClick={() => void setLanguage('TY')}>Filipino</button>;
}

it.each([
  ['hot games', <HotGames key="hot" category="HOT" />, 'lobby.hotGames', 200],
  ['vendors', <HotGames key="vendors" category="HOT" />, 'lobby.allVassalages', 200],
  ['the winner board', <WinnerBoard key="winners" />, 'lobby.winnerBoard', 250],
])(
  'a language change asks for %s anew once its delay has passed [LANG-03, WIN-01]',
  async (_what, block, name, delay) => {
    const wps = mockWps();
    renderWithProviders(
      <>
        {block}
        <Switch />
      </>,
      { wps },
    );
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => screen.getByText('Filipino').click());
    const times = wps.callsOf(name).length;
    await act(() => vi.advanceTimersByTimeAsync(delay - 30));
    expect(wps.callsOf(name)).toHaveLength(times);
    await act(() => vi.advanceTimersByTimeAsync(60));
    expect(wps.callsOf(name)).toHaveLength(times + 1);
  },
);
