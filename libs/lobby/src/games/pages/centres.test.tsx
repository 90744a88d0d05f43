import { sampleGame } from '@playhouse/fixtures';
import { screen, waitFor } from '@testing-library/react';
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
      expect.stringMatching(/^\/m\/vendor\?vassalage=TCG_KOI/),
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
  it('shows the games of this vendor alone [LAUNCH-03]', async () => {
    const wps = visit('/m/vendor?vassalage=TCG_KOI&gameType=RNG');
    await screen.findByRole('heading', { name: 'Games of Koi Studio' });
    await screen.findByRole('link', { name: /^Play Monsoon Fortune / });
    expect(screen.queryByRole('group', { name: 'Vendors' })).toBeNull();
    expect(wps.callsOf('lobby.gameList').at(-1)).toMatchObject({
      query: { vassalage: 'TCG_KOI', gameClassify: 'ALL' },
    });
  });

  it('keeps the vendor when a search is dropped [LAUNCH-03]', async () => {
    const wps = visit('/m/vendor?vassalage=TCG_KOI&gameType=RNG&gameName=zzz', {
      answers: { 'lobby.gameList': { games: [], pageNum: 1, totalPages: 1 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all games' }));
    await waitFor(() =>
      expect(wps.callsOf('lobby.gameList').at(-1)).toMatchObject({
        query: { vassalage: 'TCG_KOI', gameName: undefined },
      }),
    );
  });
});
