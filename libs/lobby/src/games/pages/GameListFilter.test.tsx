import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { withIntersectionObserver } from '../../testing/observers';
import { visit } from '../../testing/site';

withIntersectionObserver();

async function openPanel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  return screen.findByRole('dialog', { name: 'Filter games' });
}

it('filters slots by vendor, game type and minimum bet [LIST-02]', async () => {
  const wps = visit('/m/gameList?gameType=RNG');
  const panel = within(await openPanel());
  expect(panel.getByRole('button', { name: /close/i })).toBeVisible();
  const bets = within(panel.getByRole('group', { name: 'Minimum bet' })).getAllByRole('radio');
  expect(bets.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All',
    expect.stringContaining('0.01'),
    expect.stringContaining('0.05'),
    expect.stringContaining('0.10'),
    expect.stringContaining('0.50'),
    expect.stringContaining('0.75'),
  ]);
  await userEvent.click(panel.getByRole('radio', { name: 'Koi Studio' }));
  await userEvent.click(panel.getByRole('radio', { name: 'New' }));
  await userEvent.click(panel.getByRole('radio', { name: /0\.05/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(wps.callsOf('lobby.gameList').at(-1)).toMatchObject({
      query: { vassalage: 'TCG_KOI', gameClassify: 'NEW', isNew: 1, minBet: 0.05, pageNo: 1 },
    }),
  );
});

it('forgets all choices with Reset, and applies that with Submit [LIST-02]', async () => {
  const wps = visit('/m/gameList?gameType=RNG&vassalage=TCG_KOI&minBet=0.1');
  await userEvent.click(await screen.findByRole('button', { name: 'Filter, 2 chosen' }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
  expect(panel.getByRole('radio', { name: 'All vendors' })).toBeChecked();
  await userEvent.click(panel.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(wps.callsOf('lobby.gameList').at(-1)).toMatchObject({
      query: { vassalage: undefined, minBet: null, gameClassify: 'NEW' },
    }),
  );
});

it('has no game types and no minimum bet for fish [LIST-02]', async () => {
  visit('/m/gameList?gameType=FISH');
  const panel = within(await openPanel());
  expect(panel.queryByRole('group', { name: 'Game type' })).toBeNull();
  expect(panel.queryByRole('group', { name: 'Minimum bet' })).toBeNull();
  expect(panel.getByRole('group', { name: 'Vendors' })).toBeVisible();
});

it('switches to other games: lists for all, the lottery screen for lottery [LIST-02]', async () => {
  const wps = visit('/m/gameList?gameType=RNG');
  const panel = within(await openPanel());
  await userEvent.click(panel.getByRole('button', { name: 'Fishing' }));
  await waitFor(() =>
    expect(wps.callsOf('lobby.gameList').at(-1)).toMatchObject({ query: { gameType: 'FISH' } }),
  );
  const again = within(await openPanel());
  await userEvent.click(again.getByRole('button', { name: 'Lottery' }));
  expect(await screen.findByTestId('address')).toHaveTextContent(/^\/m\/lottery$/);
});
