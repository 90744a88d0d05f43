import { sampleGame, sampleVendors } from '@playhouse/fixtures';
import type { FakeWps } from '@playhouse/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withIntersectionObserver } from '../../testing/observers';
import { logIn, logOut, visit } from '../../testing/site';

withIntersectionObserver();
beforeEach(logIn);
afterEach(logOut);

describe('lobby screens', () => {
  it('show every category with its vendors [ROUTE-09, LIST-04]', async () => {
    visit('/m/gameCenter', { merchant: { categories: ['RNG', 'ESPORTS'] } });
    const vendors = await screen.findAllByRole('link', { name: 'Koi Studio' });
    expect(vendors[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/m\/vendor\?name=koi-studio/),
    );
    expect(screen.queryByRole('link', { name: /Flash Arena|Gallo Pit/ })).toBeNull();
  });

  it('name a category that is newer than the site as the menu of the platform does [POPG-01]', async () => {
    const sorting = [{ gameCategory: 'BINGO', vendorNames: [] }];
    visit('/m/gameCenter', {
      merchant: { categories: [] },
      answers: {
        'lobby.vendorConfig': { sorting, mapping: {} },
        'lobby.gameMenus': [{ gameCategory: 'BINGO', displayName: 'Bingo halls' }],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Bingo halls' })).toBeVisible();
  });

  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('show games of categories with hidden vendors, no heading without games [ROUTE-09, LIST-04]', async () => {
    const sorting = ['RNG', 'ESPORTS', 'COCKFIGHT'].map((gameCategory) => ({
      gameCategory,
      vendorNames:
        gameCategory === 'RNG'
          ? [{ gameType: 'RNG', vassalage: 'TCG_KOI' }]
          : [{ gameType: gameCategory, vassalage: 'TF' }],
    }));
    const ofESports = [sampleGame(2, { gameType: 'ESPORTS' })];
    visit('/m/gameCenter', {
      merchant: { categories: ['RNG', 'ESPORTS', 'COCKFIGHT'] },
      answers: {
        'lobby.vendorConfig': { sorting, mapping: {} },
        'lobby.hotGames': ({ query }: { query: { gameType?: string } }) =>
          query.gameType === 'ESPORTS' ? ofESports : [],
      },
    });
    await screen.findByRole('link', { name: 'Koi Studio' });
    await screen.findByRole('link', { name: /^Play Jade Terraces / });
    await waitFor(() => expect(headings()).toEqual(['Slots', 'E-sports']));
  });

  it('show the makers of slots and the hot slots [ROUTE-09]', async () => {
    const wps = visit('/m/slotsCenter');
    expect(await screen.findByRole('link', { name: 'Koi Studio' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Play Golden Carabao / })).toBeVisible();
    expect(wps.callsOf('lobby.hotGames')[0]).toMatchObject({ query: { gameType: 'RNG' } });
  });
});

describe('the page of a vendor', () => {
  const page = '/m/vendor?name=koi-studio';
  const lastQuery = (wps: FakeWps) => wps.callsOf('lobby.gameList').at(-1);

  it('shows the games of this vendor alone, of all categories or of one [LAUNCH-03]', async () => {
    const wps = visit(page);
    await screen.findByRole('heading', { name: 'Games of Koi Studio' });
    await screen.findByRole('link', { name: /^Play Monsoon Fortune / });
    expect(screen.queryByRole('group', { name: 'Vendors' })).toBeNull();
    expect(lastQuery(wps)).toMatchObject({
      query: { vassalage: 'TCG_KOI', gameType: 'ALL', gameClassify: 'ALL' },
    });
    const categories = within(screen.getByRole('group', { name: 'Categories' }));
    await userEvent.click(categories.getByRole('button', { name: 'Fishing' }));
    await waitFor(() => expect(lastQuery(wps)).toMatchObject({ query: { gameType: 'FISH' } }));
    const all = categories.getByRole('button', { name: 'All categories' });
    await userEvent.click(all);
    await waitFor(() => expect(all).toHaveAttribute('aria-pressed', 'true'));
  });

  it('is found at the code of the vendor too, as addresses of old have it [LAUNCH-03]', async () => {
    const wps = visit('/m/vendor?vassalage=TCG_KOI&gameType=RNG');
    await screen.findByRole('heading', { name: 'Games of Koi Studio' });
    await waitFor(() =>
      expect(lastQuery(wps)).toMatchObject({ query: { vassalage: 'TCG_KOI', gameType: 'RNG' } }),
    );
  });

  it('leads to all vendors where the address names none [LAUNCH-03]', async () => {
    const wps = visit('/m/vendor');
    const way = await screen.findByRole('link', { name: 'All games' });
    expect(way).toHaveAttribute('href', '/m/gameCenter');
    expect(wps.callsOf('lobby.gameList')).toEqual([]);
  });

  it('keeps the vendor when a search is dropped [LAUNCH-03]', async () => {
    const wps = visit(`${page}&gameType=RNG&gameName=zzz`, {
      answers: { 'lobby.gameList': { games: [], pageNum: 1, totalPages: 1 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all games' }));
    await waitFor(() =>
      expect(lastQuery(wps)).toMatchObject({
        query: { vassalage: 'TCG_KOI', gameName: undefined },
      }),
    );
  });

  it('says what happened while nobody knows the vendors, with a retry', async () => {
    let failing = true;
    visit(page, {
      answers: {
        'lobby.allVassalages': () => {
          if (failing) throw new Error('down');
          return sampleVendors;
        },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Games of Koi Studio' })).toBeVisible();
  });
});
