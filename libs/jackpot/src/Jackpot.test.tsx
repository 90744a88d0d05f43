import { mockWps, renderWithProviders, sampleMerchant } from '@playhouse/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Jackpot } from './Jackpot';

it('reads the platform’s feed for a merchant that has one [JACK-01]', async () => {
  const wps = mockWps({ 'lobby.jackpotFeed': { amount: 1_234_567.89, updateTime: 0 } });
  const merchant = sampleMerchant({ jackpot: { mode: 'feed' } });
  renderWithProviders(<Jackpot />, { wps, merchant });
  expect(await screen.findByRole('img', { name: 'Jackpot: ₱ 1,234,567' })).toBeInTheDocument();
});

it.each([
  ['that can be won is live', { winnable: true }, /Can be won now/],
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

it('asks the platform nothing while it simulates [JACK-01]', async () => {
  const wps = mockWps();
  renderWithProviders(<Jackpot />, { wps });
  await screen.findByRole('img', { name: /^Jackpot: ₱ \d{3},\d{3},\d{3}$/ });
  expect(wps.callsOf('lobby.jackpotFeed')).toEqual([]);
});
