import {
  mockWps,
  renderWithProviders,
  sampleGame,
  sampleHotMatches,
  sampleMerchant,
  sampleWinners,
} from '@playhouse/fixtures';
import type { Overrides } from '@playhouse/fixtures';
import { serverClock } from '@playhouse/platform';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn, logOut } from '../../testing/site';
import { HotMatches, MyGames, PopularGames, WinnerBoard } from './home';

beforeEach(logIn);
afterEach(logOut);

function show(block: React.ReactNode, answers: Overrides = {}) {
  const wps = mockWps(answers);
  const merchant = sampleMerchant({
    categories: ['RNG', 'PVP', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'INHOUSE'],
  });
  renderWithProviders(block, { wps, merchant, address: '/m/home' });
  return wps;
}

const address = async () => (await screen.findByTestId('address')).textContent;

describe('the games of a member', () => {
  const page = (...games: ReturnType<typeof sampleGame>[]) => ({
    games,
    nodeIds: games.map(({ nodeId }) => nodeId),
    pageNum: 1,
    totalPages: 1,
  });
  const played = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

  it('are popular ones where there are none yet, and a first favourite takes their row', async () => {
    const popular = [sampleGame(3), sampleGame(4)];
    const loved: typeof popular = [];
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    show(<MyGames />, {
      'lobby.recentList': page(),
      'lobby.favouriteList': async () => {
        if (loved.length > 0) await late;
        return page(...loved);
      },
      'lobby.hotGames': popular,
      'lobby.addFavourite': () => void loved.push(sampleGame(4)),
    });
    await screen.findByRole('heading', { name: 'Start with these' });
    expect(played()).toHaveLength(2);
    const hearts = screen.getAllByRole('button', { name: /^Favorite: / });
    await userEvent.click(hearts[0] as HTMLElement);
    await vi.waitFor(() => expect(loved).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Start with these' })).toBeVisible();
    answer();
    await screen.findByRole('heading', { name: 'Your favorites' });
  });
});

describe('popular games', () => {
  const names = (vassalages: string[]) =>
    vassalages.map((vassalage) => ({ gameType: 'X', vassalage }));
  const sorting = [
    { gameCategory: 'LIVE', vendorNames: names(['TCG_MESA']) },
    { gameCategory: 'RNG', vendorNames: names(['TCG_KOI', 'TCG_LUMEN']) },
  ];

  it('have HOT first, then the categories in the order of the server [POPG-01]', async () => {
    show(<PopularGames />, { 'lobby.vendorConfig': { sorting, mapping: {} } });
    await screen.findByRole('link', { name: /^Play Golden Carabao / });
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs.slice(0, 3)).toEqual(['Hot', 'Live', 'Slots']);
    expect(screen.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  });

  it('show vendors in the server’s order, each leading to its page [POPG-01, LAUNCH-03]', async () => {
    show(<PopularGames />, { 'lobby.vendorConfig': { sorting, mapping: {} } });
    await userEvent.click(await screen.findByRole('tab', { name: 'Slots' }));
    const panel = within(screen.getByRole('tabpanel'));
    const links = await panel.findAllByRole('link', { name: /Koi|Lumen/ });
    expect(links.map((link) => link.textContent)).toEqual(['Koi Studio', 'Lumen Play']);
    await userEvent.click(panel.getByRole('link', { name: 'Koi Studio' }));
    expect(await address()).toBe('/m/vendor?name=koi-studio&gameType=RNG');
  });

  it.each([
    ['show a lottery that the platform lists', ['lottery' as const], 1],
    ['show no lottery where the merchant has none, whatever the platform lists', [], 0],
  ])('%s', async (_what, domains, times) => {
    const hotGames = [sampleGame(0), { ...sampleGame(1), vassalage: 'LOTT', displayName: 'Draw' }];
    renderWithProviders(<PopularGames />, {
      wps: mockWps({ 'lobby.hotGames': hotGames }),
      merchant: sampleMerchant({ categories: ['RNG'], domains, agentMenu: [] }),
      address: '/m/home',
    });
    await screen.findByRole('link', { name: /^Play Golden Carabao / });
    expect(screen.queryAllByRole('link', { name: /^Play Draw / })).toHaveLength(times);
  });
});

describe('hot matches', () => {
  it('open a window with league, teams, start and play, which starts the match [HOT-01]', async () => {
    show(<HotMatches />);
    await userEvent.click(
      await screen.findByRole('button', { name: /Bayside Rovers.* vs .*Northport FC/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Island Premier League' }));
    expect(dialog.getAllByText('Bayside Rovers')[0]).toBeVisible();
    expect(dialog.getAllByText('Northport FC')[0]).toBeVisible();
    for (const text of ['1 : 0', '1.85', 'Draw', '3.40', '2.10'])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText(/^\d{2}\/\d{2} \d{2}:\d{2}$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Play now' }));
    expect(await address()).toMatch(/^\/m\/launchGame\?vendor=TCG_TORO&nodeId=2000/);
    expect(await address()).toContain('gameId=match-0');
  });

  it('stand one team over the other, each by a shield with its initials [HOT-01]', async () => {
    show(<HotMatches />);
    const match = await screen.findByRole('button', { name: /Bayside Rovers.* vs .*Northport FC/ });
    const shields = [...match.querySelectorAll('svg')].map(({ textContent }) => textContent);
    expect(shields).toEqual(['BR', 'NF']);
  });

  it('are live once their start has passed by the platform’s clock, not the phone’s [HOT-01]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [match] = sampleHotMatches;
    const matchTime = Date.now() + 3_600_000;
    show(<HotMatches />, {
      'lobby.hotMatches': match ? [{ ...match, matchTime, score: undefined }] : [],
    });
    const card = await screen.findByRole('button', { name: /Bayside Rovers/ });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(within(card).queryByText('Live')).toBeNull();
    act(() => serverClock.hear(matchTime, 0));
    expect(await within(card).findByText('Live')).toBeVisible();
    fireEvent.click(card);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Live')).toBeVisible();
    expect(dialog.getByText(/^\d{2}\/\d{2} \d{2}:\d{2}$/)).toBeVisible();
    act(() => serverClock.hear(Date.now(), 0));
    vi.useRealTimers();
  });
});

describe('the winner board', () => {
  it('asks for the 20 latest wins of all categories [WIN-01]', async () => {
    const wps = show(<WinnerBoard />);
    await screen.findByText('m***a');
    expect(wps.callsOf('lobby.winnerBoard')[0]).toMatchObject({
      query: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
    });
  });

  it('shows icon, customer, game, amount and play now, and plays the game [WIN-01]', async () => {
    show(<WinnerBoard />, { 'lobby.winnerBoard': sampleWinners.slice(0, 1) });
    const row = (await screen.findByText('m***a')).closest('li');
    expect(row).toHaveTextContent('Golden Carabao');
    expect(row).toHaveTextContent('15,280.50');
    await userEvent.click(screen.getByRole('link', { name: 'Play now: Golden Carabao' }));
    expect(await address()).toMatch(/^\/m\/launchGame\?vendor=TCG_LUMEN&nodeId=1000/);
  });

  it('stands still with up to 4 entries and is a ticker with more [WIN-01]', async () => {
    show(<WinnerBoard />, { 'lobby.winnerBoard': sampleWinners.slice(0, 4) });
    await screen.findByText('m***a');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'Recent winners' })).toBeNull();
    show(<WinnerBoard />, { 'lobby.winnerBoard': sampleWinners.slice(0, 5) });
    expect(await screen.findByRole('region', { name: 'Recent winners' })).toBeInTheDocument();
  });
});
