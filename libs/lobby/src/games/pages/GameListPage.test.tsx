import { sampleGame } from '@playhouse/fixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOfList, withIntersectionObserver } from '../../testing/observers';
import { logIn, logOut, visit } from '../../testing/site';

withIntersectionObserver();
afterEach(logOut);
afterEach(() => void vi.useRealTimers());

interface Asked {
  query: {
    gameName?: string;
    vassalage?: string;
    pageNo?: number;
    gameClassify?: string;
    gameType?: string;
  };
}

const list = '/m/gameList?gameType=RNG';
const pageOf = (games: unknown[], pageNum = 1, totalPages = 1) => ({ games, pageNum, totalPages });
const tile = (name: string) => screen.findByLabelText(new RegExp(`^Play ${name} `));
const address = async () => (await screen.findByTestId('address')).textContent;
const vendors = () => screen.findByRole('group', { name: 'Vendors' });

describe('the game list', () => {
  it('searches on Enter, not while typing [LIST-01]', async () => {
    const wps = visit(list);
    await tile('Monsoon Fortune');
    const before = wps.callsOf('lobby.gameList').length;
    await userEvent.type(screen.getByRole('combobox', { name: 'Search games' }), 'koi');
    expect(wps.callsOf('lobby.gameList')).toHaveLength(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(wps.callsOf('lobby.gameList').at(-1)).toMatchObject({
        query: { gameName: 'koi', pageNo: 1 },
      }),
    );
  });

  it('sends NEW for slots of all vendors, ALL for one, HOT on the hot tab, from page 1 [LIST-05]', async () => {
    const wps = visit(list);
    const asked = () => wps.callsOf('lobby.gameList').at(-1);
    await tile('Monsoon Fortune');
    expect(asked()).toMatchObject({ query: { gameClassify: 'NEW', isNew: null, pageNo: 1 } });
    await userEvent.click(within(await vendors()).getByRole('button', { name: 'Koi Studio' }));
    await waitFor(() =>
      expect(asked()).toMatchObject({
        query: { vassalage: 'TCG_KOI', gameClassify: 'ALL', isNew: null, pageNo: 1 },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hot' }));
    await waitFor(() =>
      expect(asked()).toMatchObject({ query: { gameClassify: 'HOT', pageNo: 1 } }),
    );
  });

  it('shows a picture and a way out where nothing is found [LIST-01]', async () => {
    visit(`${list}&gameName=zzz`, { answers: { 'lobby.gameList': pageOf([]) } });
    const words = await screen.findByText('No games found');
    expect(words.closest('[role=status]')?.querySelector('svg')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Search games' })).toHaveValue(''),
    );
  });

  it('never shows the answer of a filter that is no longer in force [LIST-05]', async () => {
    let answerLate: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => {
      answerLate = resolve;
    });
    visit(list, {
      answers: {
        'lobby.gameList': ({ query }: Asked) => {
          if (query.vassalage === 'TCG_KOI') return late;
          return pageOf([sampleGame(query.vassalage === undefined ? 1 : 2)]);
        },
      },
    });
    await tile('Monsoon Fortune');
    await userEvent.click(within(await vendors()).getByRole('button', { name: 'Koi Studio' }));
    await userEvent.click(within(await vendors()).getByRole('button', { name: 'Banyan Reels' }));
    await tile('Jade Terraces');
    answerLate(pageOf([sampleGame(3)]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByRole('link', { name: /^Play Jade Terraces / })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Play Lantern Parade / })).toBeNull();
  });
});

describe('paging', () => {
  const firstThenFail = (failing: { now: boolean }) => ({
    'lobby.gameList': ({ query }: Asked) => {
      if (query.pageNo === 2 && failing.now) throw new Error('down');
      return pageOf([sampleGame(query.pageNo ?? 1)], query.pageNo, 3);
    },
  });

  it('appends the next page near the bottom while pageNum is below totalPages [LIST-06]', async () => {
    const wps = visit(list, { answers: firstThenFail({ now: false }) });
    await tile('Monsoon Fortune');
    endOfList(0);
    await tile('Jade Terraces');
    expect(await tile('Monsoon Fortune')).toBeVisible();
    expect(wps.callsOf('lobby.gameList').at(-1)).toMatchObject({
      query: { pageNo: 2, pageSize: 26 },
    });
  });

  it('stops after a failed load, silently, until the player asks again [LIST-06, ERR-02]', async () => {
    const failing = { now: true };
    const wps = visit(list, { answers: firstThenFail(failing) });
    await tile('Monsoon Fortune');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    endOfList(0);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const calls = wps.callsOf('lobby.gameList').length;
    endOfList(5000);
    endOfList(0);
    await act(() => vi.advanceTimersByTimeAsync(1200));
    expect(wps.callsOf('lobby.gameList')).toHaveLength(calls);
    failing.now = false;
    fireEvent.click(retry);
    await tile('Jade Terraces');
  });

  it('starts again with the first page when the first one failed [LIST-06]', async () => {
    const failing = { now: true };
    visit(list, {
      answers: {
        'lobby.gameList': () => {
          if (failing.now) throw new Error('down');
          return pageOf([sampleGame(1)]);
        },
      },
    });
    const retry = await screen.findByRole('button', { name: /try again/i });
    failing.now = false;
    await userEvent.click(retry);
    await tile('Monsoon Fortune');
  });
});

describe('a visitor', () => {
  it('is sent to the login before a game starts, and to the game after it [SESS-05, LIST-03]', async () => {
    visit(list);
    await userEvent.click(await tile('Monsoon Fortune'));
    const target = new URL((await address()) ?? '', 'https://site.test');
    expect(target.pathname).toBe('/m/login');
    expect(target.searchParams.get('returnTo')).toMatch(
      /^\/m\/launchGame\?vendor=TCG_KOI&nodeId=1001/,
    );
  });

  it.each(['Favorites', 'Recent'])(
    'is sent to the login for the tab %s [SESS-05]',
    async (name) => {
      visit(list);
      await tile('Monsoon Fortune');
      await userEvent.click(screen.getByRole('button', { name }));
      expect(await address()).toMatch(/^\/m\/login\?returnTo=%2Fm%2FgameList/);
    },
  );
});

describe('a member', () => {
  it('starts a game with a tap [LIST-03, LAUNCH-04]', async () => {
    logIn();
    const wps = visit(list);
    await userEvent.dblClick(await tile('Monsoon Fortune'));
    await screen.findByTitle('Golden Carabao');
    expect(wps.callsOf('lobby.launchGame')).toEqual([
      expect.objectContaining({
        query: expect.objectContaining({
          vendor: 'TCG_KOI',
          gameId: 'room-1',
          nodeId: '1001',
          gameCategory: 'RNG',
          supportPlay: false,
          showChoice: false,
        }) as unknown,
      }),
    ]);
  });

  it('sees recent games of all categories, 25 a page, and filters them by one [FAV-02]', async () => {
    logIn();
    const wps = visit(`${list}&tab=recent`);
    await tile('Pearl Divers');
    expect(screen.getByRole('heading', { name: 'Recent games' })).toBeVisible();
    expect(wps.callsOf('lobby.recentList')[0]).toMatchObject({
      query: { page: 1, pageSize: 25, gameType: 'ALL', language: 'EN', clientType: 2 },
    });
    const categories = within(screen.getByRole('group', { name: 'Categories' }));
    await userEvent.click(categories.getByRole('button', { name: 'Fishing' }));
    await waitFor(() =>
      expect(wps.callsOf('lobby.recentList').at(-1)).toMatchObject({ query: { gameType: 'FISH' } }),
    );
    expect(categories.getByRole('button', { name: 'Fishing' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
