import { mockWps, renderWithProviders, sampleGame } from '@playhouse/fixtures';
import type { ShownGame } from '@playhouse/navigation';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn, logOut } from '../../testing/site';
import { GameSheet } from './GameSheet';

beforeEach(logOut);
afterEach(logOut);

const found: ShownGame = {
  nodeId: '1000',
  gameName: 'Golden Carabao',
  vassalage: 'TCG_LUMEN',
  gameType: 'RNG',
};

function show(game: ShownGame = found, answers: Record<string, unknown> = {}) {
  const onClose = vi.fn();
  const wps = mockWps(answers);
  renderWithProviders(<GameSheet open onClose={onClose} game={game} />, { wps });
  return { wps, onClose };
}

const address = async () => (await screen.findByTestId('address')).textContent;

it('tells picture, name, vendor, rules, return, bets and what counts of a game', async () => {
  show();
  expect(await screen.findByRole('dialog', { name: 'Golden Carabao' })).toBeVisible();
  expect(await screen.findByText(/^Five reels/)).toBeVisible();
  expect(screen.getByText('95.71%')).toBeVisible();
  expect(screen.getByText('Counts for turnover and rewards').nextSibling).toHaveTextContent('100%');
  expect(screen.getByText(/0\.50$/)).toBeVisible();
  expect(screen.getByText(/5,000\.00$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lumen Play' })).toHaveAttribute(
    'href',
    '/m/vendor?name=lumen-play',
  );
});

it('starts the game of a member, although a search knows nothing but its name [LAUNCH-04]', async () => {
  logIn();
  const { onClose } = show();
  const play = await screen.findByRole('button', { name: 'Play' });
  await waitFor(() => expect(play).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('link', { name: 'Free trial' })).toBeNull();
  await userEvent.click(play);
  expect(onClose).toHaveBeenCalled();
  expect(await address()).toMatch(/^\/m\/launchGame\?vendor=TCG_LUMEN&nodeId=1000&.*gameId=room-0/);
});

it('leads a visitor to the login or to a free trial [SESS-05, TRIAL-01]', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Free trial' })).toHaveAttribute(
    'href',
    '/m/trail',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(await address()).toMatch(/^\/m\/login\?returnTo=%2Fm%2FlaunchGame/);
});

it('offers no trial of a game that cannot be tried', async () => {
  const answers = { 'lobby.gameFacts': { game: sampleGame(1), minBet: 1 } };
  show(sampleGame(1), answers);
  expect(await screen.findByText(/1\.00$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Free trial' })).toBeNull();
});

it('fills the heart of a member’s favourite at once [FAV-01]', async () => {
  logIn();
  const nodeIds: string[] = [];
  const { wps } = show(found, {
    'lobby.favouriteList': () => ({ list: [], nodeIds }),
    'lobby.addFavourite': () => void nodeIds.push('1000'),
  });
  const heart = await screen.findByRole('button', { name: 'Favorite: Golden Carabao' });
  await waitFor(() => expect(wps.callsOf('lobby.favouriteList')).toHaveLength(1));
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(wps.callsOf('lobby.addFavourite')[0]).toMatchObject({
    body: { nodeId: '1000', vendor: 'TCG_LUMEN' },
  });
});

it('says why nothing more is known, and lets the game of a list start all the same', async () => {
  logIn();
  show(sampleGame(2), {
    'lobby.gameFacts': () => {
      throw new Error('down');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(await address()).toMatch(/^\/m\/launchGame/);
});
