import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withIntersectionObserver } from '../../testing/observers';
import { logIn, logOut, visit } from '../../testing/site';

withIntersectionObserver();
beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeOverlay();
  logOut();
});

const box = () => screen.findByRole('combobox');
const options = () => screen.findAllByRole('option');
const shownGame = () => {
  const { current } = useOverlay.getState();
  return current?.kind === 'game' ? current.game : undefined;
};

describe('the search', () => {
  it('finds a misspelt name first and opens its sheet with Enter', async () => {
    visit('/m/search');
    await userEvent.type(await box(), 'monson fortnue');
    const [best] = await options();
    expect(best).toHaveTextContent('Monsoon Fortune');
    expect(best).toHaveAttribute('aria-selected', 'true');
    expect(await box()).toHaveAttribute('aria-activedescendant', best?.id);
    await userEvent.keyboard('{Enter}');
    expect(shownGame()).toMatchObject({ nodeId: '1001', gameName: 'Monsoon Fortune' });
  });

  it('finds games of every category, vendors and categories', async () => {
    visit('/m/search');
    await userEvent.type(await box(), 'roulette');
    expect((await options())[0]).toHaveTextContent(/Roulette.*Mesa Live · Live/);
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'koi');
    await waitFor(async () => expect((await options())[0]).toHaveTextContent(/Koi StudioVendor/));
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'fishing');
    await waitFor(async () => expect((await options())[0]).toHaveTextContent(/FishingCategory/));
  });

  it('moves by arrows around the ends and leads to the page of a vendor', async () => {
    visit('/m/search');
    await userEvent.type(await box(), 'koi');
    const all = await options();
    await userEvent.keyboard('{ArrowUp}');
    expect(all.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Games of Koi Studio' })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Games' })).toBeVisible();
  });

  it('tells how much it found, and offers popular games where that is nothing', async () => {
    visit('/m/search');
    await userEvent.type(await box(), 'jade terraces');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'xylophone quartet');
    expect(await screen.findByText('Nothing found for “xylophone quartet”')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Popular games' })).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('asks for nothing while somebody types', async () => {
    const wps = visit('/m/search');
    await userEvent.type(await box(), 'man');
    await options();
    const asked = wps.calls.length;
    await userEvent.type(await box(), 'go harvest');
    expect((await options())[0]).toHaveTextContent('Mango Harvest');
    expect(wps.calls).toHaveLength(asked);
  });

  it('says what happened where the names do not come, keeps the words and tries again', async () => {
    let failing = true;
    visit('/m/search', {
      answers: {
        'lobby.gameIndex': () => {
          if (failing) throw new Error('down');
          return {
            vendors: [['KLX', 'Kalyx']],
            games: [['7', 'Mango Harvest', 'KLX', 'RNG']],
          };
        },
      },
    });
    await userEvent.type(await box(), 'mango');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await userEvent.click(retry);
    expect((await options())[0]).toHaveTextContent('Mango Harvest');
    expect(await box()).toHaveValue('mango');
  });
});

describe('words that were searched for', () => {
  it('are kept on the device once they led somewhere, and can be forgotten', async () => {
    visit('/m/search');
    await userEvent.type(await box(), 'mango harvest{Enter}');
    await waitFor(() => expect(shownGame()?.gameName).toBe('Mango Harvest'));
    await userEvent.keyboard('{Escape}');
    const again = await screen.findByRole('button', { name: 'mango harvest' });
    await userEvent.click(again);
    expect(await box()).toHaveValue('mango harvest');
    await options();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
  });

  it('may come with the address', async () => {
    visit('/m/search?words=jeepney');
    expect((await options())[0]).toHaveTextContent('Jeepney Jackpot');
    expect(await box()).toHaveValue('jeepney');
  });
});

describe('the box of a list', () => {
  const list = '/m/gameList?gameType=RNG';

  it('asks for no names before it is touched, and suggests games of all categories then', async () => {
    const wps = visit(list);
    await screen.findByRole('link', { name: /^Play Monsoon Fortune / });
    expect(wps.callsOf('lobby.gameIndex')).toHaveLength(0);
    await userEvent.type(await box(), 'roulete');
    expect((await options())[0]).toHaveTextContent('Roulette');
    expect(await box()).toHaveAttribute('aria-expanded', 'true');
    expect(await box()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(shownGame()).toMatchObject({ gameName: 'Roulette', gameType: 'LIVE' });
    expect(wps.callsOf('lobby.gameList')).not.toContainEqual(
      expect.objectContaining({
        query: expect.objectContaining({ gameName: 'roulete' }) as unknown,
      }),
    );
  });

  it('closes its suggestions with Escape and leaves the words', async () => {
    visit(list);
    await userEvent.type(await box(), 'mango');
    await options();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(await box()).toHaveValue('mango');
  });

  it('finds what is not in its list below it, with the way to all of it [LIST-01]', async () => {
    visit(`${list}&gameName=Roulette`, {
      answers: { 'lobby.gameList': { games: [], pageNum: 1, totalPages: 1 } },
    });
    const elsewhere = await screen.findByRole('heading', { name: 'Found in other lists' });
    const section = within(elsewhere.closest('section') ?? document.body);
    expect(section.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/m/search?words=Roulette',
    );
    await userEvent.click(section.getByRole('button', { name: /Roulette/ }));
    expect(shownGame()?.gameName).toBe('Roulette');
  });
});

describe('a tile', () => {
  it('tells about its game by its small button, and starts it by a tap', async () => {
    logIn();
    visit('/m/gameList?gameType=RNG');
    await userEvent.click(await screen.findByRole('button', { name: 'About Monsoon Fortune' }));
    expect(shownGame()).toMatchObject({ nodeId: '1001', roomId: 'room-1' });
    expect(screen.queryByTitle('Golden Carabao')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Play Monsoon Fortune / }));
    expect(await screen.findByTitle('Golden Carabao')).toBeInTheDocument();
  });
});
