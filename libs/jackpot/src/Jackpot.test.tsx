import { mockWps, renderWithProviders, sampleMerchant } from '@playhouse/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Jackpot } from './Jackpot';

it('reads the platform’s feed for a merchant that has one [JACK-01]', async () => {
  const wps = mockWps({ 'lobby.jackpotFeed': { amount: 1_234_567.89, updateTime: 0 } });
  const merchant = sampleMerchant({ jackpot: { mode: 'feed' } });
  renderWithProviders(<Jackpot />, { wps, merchant });
  expect(await screen.findByRole('img', { name: 'Jackpot: ₱ 1,234,567' })).toBeInTheDocument();
});

it.each([
  ['that pays nobody is illustrative', { winnable: false }, /Example only/],
  ['that does not say so is illustrative', {}, /Example only/],
])('a feed %s [JACK-01]', async (_what, winnable, caption) => {
  const wps = mockWps({ 'lobby.jackpotFeed': { amount: 5, updateTime: 0, ...winnable } });
  renderWithProviders(<Jackpot />, {
    wps,
    merchant: sampleMerchant({ jackpot: { mode: 'feed' } }),
  });
  await screen.findByRole('img', { name: 'Jackpot: ₱ 5' });
  expect(screen.getByText(caption)).toBeVisible();
});

it('that can be won opens to entries that add up to it, its terms and its wins [JACK-01]', async () => {
  const user = userEvent.setup();
  renderWithProviders(<Jackpot />, {
    wps: mockWps(),
    merchant: sampleMerchant({ jackpot: { mode: 'feed' } }),
  });
  await user.click(await screen.findByRole('button', { name: /^Can be won now/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Jackpot' }));
  expect(await sheet.findByText('₱104,310.55')).toBeVisible();
  const amounts = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['₱1,210.50', '₱2,400.00', '₱700.05', '₱100,000.00']);
  expect(sheet.getByText('From bets on Nov 21, 2026')).toBeVisible();
  expect(sheet.getByText(/1% of the bet goes into it/)).toBeVisible();
  expect(sheet.getByText(/once in ₱20,000,000.00 of bets .* holds ₱300,000.00/)).toBeVisible();
  expect(sheet.getByText(/up to 1.5% of all bets/)).toBeVisible();
  expect(sheet.getByText('ma***07')).toBeVisible();
  const games = sheet.getByRole('link', { name: 'Show jackpot slots' });
  expect(games).toHaveAttribute('href', '/m/gameList?gameType=RNG&gameClassify=JACKPOT');
});

it('tells that the entries did not come, and asks again', async () => {
  const user = userEvent.setup();
  const wps = mockWps({ 'lobby.jackpotEntries': () => new Error('down') });
  renderWithProviders(<Jackpot />, {
    wps,
    merchant: sampleMerchant({ jackpot: { mode: 'feed' } }),
  });
  await user.click(await screen.findByRole('button', { name: /^Can be won now/ }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('asks the platform nothing while it simulates [JACK-01]', async () => {
  const wps = mockWps();
  renderWithProviders(<Jackpot />, { wps });
  await screen.findByRole('img', { name: /^Jackpot: ₱ \d{3},\d{3},\d{3}$/ });
  expect(wps.callsOf('lobby.jackpotFeed')).toEqual([]);
});
