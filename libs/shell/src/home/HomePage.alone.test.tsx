import { mockWps, pending, renderWithProviders, sampleMerchant, signIn } from '@playhouse/fixtures';
import { useOverlay } from '@playhouse/navigation';
import { endSession } from '@playhouse/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { HomePage } from './HomePage';

const games = vi.hoisted(() => ({ fail: true }));
vi.mock('@playhouse/lobby', () => ({
  HotMatches: () => <p>hot matches</p>,
  MyGames: () => null,
  PopularGames: () => {
    if (games.fail) throw new Error('the games failed');
    return <p>popular games</p>;
  },
  WinnerBoard: () => <p>winners</p>,
}));

afterEach(() => {
  games.fail = true;
  act(() => endSession());
});

const announcements = (changes: object) =>
  mockWps({
    'content.homeAnnouncements': { banners: [], notices: [], popups: [], home: [], ...changes },
  });
const show = (blocks: Parameters<typeof sampleMerchant>[0] = {}, wps = announcements({})) =>
  renderWithProviders(<HomePage />, { wps, merchant: sampleMerchant(blocks), address: '/m/home' });

it('assembles the blocks in the merchant’s order [SHELL-01]', async () => {
  show({ homeBlocks: ['winners', 'noticeStrip', 'hotMatches'] });
  await screen.findByText('hot matches');
  const text = document.body.textContent ?? '';
  const places = ['winners', 'Get the', 'hot matches'].map((part) => text.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(screen.queryByText('Jackpot')).not.toBeInTheDocument();
});

it('keeps the other blocks when one fails, and shows that one once it is tried again [HOME-04]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = (
    <main tabIndex={-1}>
      <HomePage />
    </main>
  );
  const merchant = sampleMerchant({ homeBlocks: ['popularGames', 'winners'] });
  renderWithProviders(site, { wps: announcements({}), merchant, address: '/m/home' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('winners')).toBeVisible();
  games.fail = false;
  await userEvent.click(retry);
  expect(await screen.findByText('popular games')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('asks for B,PL,PU,H of m_home on platform M once for all blocks [HOME-04]', async () => {
  const wps = announcements({ notices: [{ id: '1', title: 'Messages' }] });
  show({ homeBlocks: ['banner', 'marquee'] }, wps);
  await screen.findByText('Messages');
  expect(wps.callsOf('content.homeAnnouncements')).toHaveLength(1);
  expect(wps.callsOf('content.homeAnnouncements')[0]?.query).toMatchObject({
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
  });
});

it('shows the merchant’s own hero until there are banners [HOME-01]', () => {
  show({ homeBlocks: ['banner'] }, mockWps({ 'content.homeAnnouncements': pending }));
  expect(screen.getByText('Your next win starts here')).toBeVisible();
});

it('hands a clicked banner to its link, found by bannerId [HOME-01]', async () => {
  const banners = [
    { bannerId: '7', url: '/a.png', title: 'First', link: '/m/help' },
    { bannerId: '9', url: '/b.png', title: 'Second', link: '/m/activity' },
  ];
  show({ homeBlocks: ['banner'] }, announcements({ banners: banners.slice(1) }));
  await userEvent.click(await screen.findByRole('link', { name: 'Second' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/activity');
});

it('runs the titles of announcements and opens the list on a tap [HOME-02]', async () => {
  const notices = [{ id: '1', title: 'Fishing pauses on Tuesday' }];
  show({ homeBlocks: ['marquee'] }, announcements({ notices }));
  await userEvent.click(await screen.findByText('Fishing pauses on Tuesday'));
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/notice');
});

it('says that nothing is announced only where that is known [HOME-02]', async () => {
  const { unmount } = show({ homeBlocks: ['marquee'] });
  expect(await screen.findByText('No announcements at the moment')).toBeVisible();
  unmount();
  const wps = mockWps({
    'content.homeAnnouncements': () => {
      throw new Error('no answer');
    },
  });
  show({ homeBlocks: ['marquee'] }, wps);
  expect(await screen.findByText('Announcements')).toHaveAttribute('href', '/m/notice');
  expect(screen.queryByText('No announcements at the moment')).not.toBeInTheDocument();
});

it('opens the download popup from the strip [HOME-03]', async () => {
  show({ homeBlocks: ['noticeStrip'] });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(useOverlay.getState().current).toEqual({ kind: 'download' });
});

it('shows account, VIP label and day N, and leads to the benefits or the centre [SHELL-08]', async () => {
  const info = {
    id: '1',
    account: 'maria_s',
    type: 0,
    regDate: Date.now() - 9 * 86_400_000 - 1000,
    vipLabel: 'VIP 3',
  };
  signIn({ token: 't', merchantCode: 's', userName: 'm', type: 0, firstTimeLogin: false });
  const wps = () => mockWps({ 'member.info': info });
  const { unmount } = show({ homeBlocks: ['infoCard'], flags: { VIPBENEFIT3: true } }, wps());
  expect(await screen.findByText('Member for 10 days')).toBeVisible();
  const card = screen.getByRole('link', { name: /maria_s.*VIP 3/ });
  expect(card).toHaveAttribute('href', '/m/member/benefits');
  unmount();
  show({ homeBlocks: ['infoCard'] }, wps());
  await waitFor(() => expect(screen.getByRole('link')).toHaveAttribute('href', '/m/member/home'));
});
