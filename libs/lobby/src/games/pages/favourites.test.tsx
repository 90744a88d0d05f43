import { refusing, sampleGame } from '@playhouse/fixtures';
import type { Overrides } from '@playhouse/fixtures';
import { pendingAction } from '@playhouse/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withIntersectionObserver } from '../../testing/observers';
import { logIn, logOut, visit } from '../../testing/site';

withIntersectionObserver();
beforeEach(logIn);
afterEach(() => {
  logOut();
  pendingAction.clear();
});

const list = '/m/gameList?gameType=RNG';
const favouritesView = `${list}&tab=fav`;
const heart = (name: string) => screen.findByLabelText(`Favorite: ${name}`);

const heartIs = (name: string, pressed: 'true' | 'false') =>
  waitFor(() =>
    expect(screen.getByLabelText(`Favorite: ${name}`)).toHaveAttribute('aria-pressed', pressed),
  );

/** A platform that keeps favourites; `add` and `remove` may refuse. */
function keeping(ids: string[], changes: Overrides = {}): Overrides {
  const games = [0, 1, 2, 3].map((number) => sampleGame(number));
  return {
    'lobby.gameList': { games, pageNum: 1, totalPages: 1 },
    'lobby.favouriteList': () => ({
      games: games.filter(({ nodeId }) => ids.includes(nodeId)),
      nodeIds: ids,
      pageNum: 1,
      totalPages: 1,
    }),
    ...changes,
  };
}

describe('favourites', () => {
  it('fill the heart at once, before the platform answers [FAV-01]', async () => {
    const wps = visit(list, {
      answers: keeping(['1000'], { 'lobby.addFavourite': () => new Promise(() => undefined) }),
    });
    await heartIs('Golden Carabao', 'true');
    await userEvent.click(await heart('Monsoon Fortune'));
    await heartIs('Monsoon Fortune', 'true');
    expect(wps.callsOf('lobby.addFavourite')).toEqual([
      { body: { nodeId: '1001', vendor: 'TCG_KOI' } },
    ]);
  });

  it('take a change back when it fails [FAV-01]', async () => {
    visit(list, { answers: keeping(['1000'], { 'lobby.addFavourite': refusing('notFound') }) });
    await heartIs('Golden Carabao', 'true');
    await userEvent.click(await heart('Monsoon Fortune'));
    await heartIs('Monsoon Fortune', 'false');
    expect(await heart('Golden Carabao')).toHaveAttribute('aria-pressed', 'true');
  });

  it('lose their tile on the favourites view, at once [FAV-01, LIST-05]', async () => {
    const wps = visit(favouritesView, {
      answers: keeping(['1000', '1001'], {
        'lobby.removeFavourite': () => new Promise(() => undefined),
      }),
    });
    await userEvent.click(await heart('Monsoon Fortune'));
    await waitFor(() => expect(screen.queryByLabelText('Favorite: Monsoon Fortune')).toBeNull());
    expect(await heart('Golden Carabao')).toBeVisible();
    expect(wps.callsOf('lobby.removeFavourite')).toEqual([
      { query: { nodeId: '1001', vendor: 'TCG_KOI' } },
    ]);
  });

  it('put a tile back where it was when the removal fails [FAV-01]', async () => {
    let fail: () => void = () => undefined;
    const failure = new Promise((_, reject) => {
      fail = () => reject(new Error('down'));
    });
    visit(favouritesView, {
      answers: keeping(['1000', '1001', '1002'], { 'lobby.removeFavourite': () => failure }),
    });
    await userEvent.click(await heart('Monsoon Fortune'));
    await waitFor(() => expect(screen.queryByLabelText('Favorite: Monsoon Fortune')).toBeNull());
    fail();
    await heart('Monsoon Fortune');
    const names = screen.getAllByLabelText(/^Favorite: /);
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Favorite: Golden Carabao',
      'Favorite: Monsoon Fortune',
      'Favorite: Jade Terraces',
    ]);
  });
});

describe('a heart that a visitor tapped before the login', () => {
  it('adds nothing that is a favourite already [FAV-01, SESS-05]', async () => {
    pendingAction.set({ kind: 'favourite', nodeId: '1001', vendor: 'TCG_KOI' });
    const wps = visit(list, { answers: keeping(['1001']) });
    await heartIs('Monsoon Fortune', 'true');
    expect(wps.callsOf('lobby.addFavourite')).toEqual([]);
  });
});
