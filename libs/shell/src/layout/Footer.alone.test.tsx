import { renderWithProviders, sampleMerchant, signIn } from '@playhouse/fixtures';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession, memberTypes } from '@playhouse/session';
import { toast } from '@playhouse/ui-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Footer } from './Footer';

vi.mock('@playhouse/ui-kit', async (original) => ({
  ...(await original<object>()),
  toast: { info: vi.fn(), offline: vi.fn() },
}));

const referral = sampleMerchant({ promotions: ['REFERRAL'] });
const logIn = (type: number) =>
  signIn({ token: 't', merchantCode: 's', userName: 'm', type, firstTimeLogin: false });

beforeEach(() => {
  vi.clearAllMocks();
  closeOverlay();
});
afterEach(() => act(() => endSession()));

it('has home, events, deposit, invite and members, in this order [SHELL-02]', () => {
  renderWithProviders(<Footer />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/home',
    '/m/activity',
    '/m/voucherCenter',
    '/m/inviteFriends',
    '/m/mine',
  ]);
});

it.each(['Invite', 'Account'])(
  'sends a visitor from %s to the login [ERR-02, SESS-05]',
  async (name) => {
    renderWithProviders(<Footer />, { merchant: referral, address: '/m/home' });
    await userEvent.click(screen.getByRole('link', { name }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/login?returnTo=');
  },
);

it('refuses to invite without the REFERRAL promotion, as info for 2 s [ERR-02, INV-01]', async () => {
  logIn(memberTypes.player);
  renderWithProviders(<Footer />);
  await userEvent.click(screen.getByRole('link', { name: 'Invite' }));
  expect(toast.info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/customer service/), {
    durationMs: 2000,
  });
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
});

it('refuses the member centre to a free trial, offline style for 2 s [ERR-02, MINE-09]', async () => {
  logIn(memberTypes.freeTrial);
  renderWithProviders(<Footer />);
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  expect(toast.offline).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/trial/), {
    durationMs: 2000,
  });
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
  expect(useOverlay.getState().current).toEqual({ kind: 'login', returnTo: '/m/mine' });
});

it('lets a member through [SHELL-02]', async () => {
  logIn(memberTypes.player);
  renderWithProviders(<Footer />, { merchant: referral });
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/mine');
});
