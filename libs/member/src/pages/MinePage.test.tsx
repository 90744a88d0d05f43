import { mockWps, sampleMerchant, ScreenProviders, signIn } from '@playhouse/fixtures';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession, viewer } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberScreens } from '../screens';
// Loaded ahead, so that no test waits for the chunk.
import './MinePage';

function logIn(type = 0): void {
  signIn({
    token: 't',
    merchantCode: 'sample',
    userName: 'demo_player',
    type,
    firstTimeLogin: false,
  });
}

function show(changes: Partial<Merchant> = {}, wps = mockWps()) {
  const merchant = sampleMerchant(changes);
  render(
    <ScreenProviders
      screens={memberScreens}
      viewer={viewer}
      history={['/m/mine']}
      wps={wps}
      merchant={merchant}
    />,
  );
  return userEvent.setup();
}

const overlay = () => useOverlay.getState().current;

beforeEach(() => {
  closeOverlay();
  endSession();
});

describe('the header', () => {
  it('is titled, leads back to home and on to the settings [MINE-01]', async () => {
    logIn();
    const user = show();
    expect(await screen.findByRole('heading', { name: 'Member center' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/set');
  });

  it('leads back to home [MINE-01]', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Back to home' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  });
});

describe('for a visitor', () => {
  it.each([
    ['Settings', '/m/set'],
    ['Deposit', '/m/voucherCenter'],
    ['Referral link', '/m/mine'],
    ['Online service', '/m/mine'],
    [/^Log in or register/, '/m/mine'],
  ])('%s opens the login popup and leads nowhere [MINE-02]', async (name, returnTo) => {
    const user = show();
    await user.click(await screen.findByRole('button', { name }));
    expect(overlay()).toEqual({ kind: 'login', returnTo });
    expect(screen.getByRole('heading', { name: 'Member center' })).toBeInTheDocument();
  });

  it('nothing is a link, in the new centre either [MINE-02, MINE-10]', async () => {
    show({ mobileTemplate: { mem_cen: 1, dep_func: 0 } });
    await screen.findByRole('button', { name: 'Deposit' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('for a member', () => {
  it('links to the screens that are always there and opens the popups [MINE-03]', async () => {
    logIn();
    const user = show({ promotions: ['REFERRAL'] });
    expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/m/voucherCenter',
    );
    await user.click(screen.getByRole('button', { name: 'Online service' }));
    expect(overlay()).toEqual({ kind: 'customerService' });
    await user.click(screen.getByRole('button', { name: 'Download the app' }));
    expect(overlay()).toEqual({ kind: 'download' });
    await user.click(screen.getByRole('button', { name: 'Referral link' }));
    expect(overlay()).toEqual({ kind: 'referral' });
  });

  it('is sent to customer service when there is no referral promotion [INV-01]', async () => {
    logIn();
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Referral link' }));
    expect(await screen.findByText('Please contact customer service')).toBeInTheDocument();
    expect(overlay()).toBeUndefined();
  });

  it('groups the entries in the new centre and lists them in the classic one [MINE-10]', async () => {
    logIn();
    const flags = { TRANSREC3: true };
    show({ flags, mobileTemplate: { mem_cen: 1, dep_func: 0 } });
    expect(await screen.findByRole('heading', { name: 'Records' })).toBeInTheDocument();
    const money = screen.getByRole('list', { name: 'Money' });
    expect(within(money).getAllByRole('link')).toHaveLength(2);
  });

  it('has no groups in the classic centre [MINE-10]', async () => {
    logIn();
    show({ flags: { TRANSREC3: true } });
    expect(await screen.findByRole('link', { name: 'Transactions' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Records' })).not.toBeInTheDocument();
  });

  it('shows the superior transfer once the platform says that the member may [MINE-07]', async () => {
    logIn();
    show({ flags: { AGETRANSFERUP3: true } });
    expect(await screen.findByRole('link', { name: 'Superior transfer' })).toHaveAttribute(
      'href',
      '/m/upLine/transfer',
    );
  });

  it('reads the head icon and changes it [MINE-11]', async () => {
    logIn();
    const choices = ['/heads/1.svg', '/heads/2.svg'];
    const wps = mockWps({ 'member.headIcon': { icon: choices[0], choices } });
    const user = show({}, wps);
    await user.click(await screen.findByRole('button', { name: 'Change picture' }));
    await user.click(await screen.findByRole('button', { name: 'Change picture 2' }));
    expect(await screen.findByText('Picture changed')).toBeInTheDocument();
    expect(wps.callsOf('member.setHeadIcon')[0]?.body).toEqual({ icon: '/heads/2.svg' });
  });

  it('keeps working when the platform knows nothing of the member just now', async () => {
    logIn();
    const down = () => {
      throw new Error('down');
    };
    show({}, mockWps({ 'member.info': down, 'wallet.balance': down, 'member.headIcon': down }));
    expect(await screen.findAllByText('demo_player')).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeInTheDocument();
  });
});

describe('for a free trial', () => {
  it('refuses and leads home [MINE-09]', async () => {
    logIn(4);
    show();
    const told = within(await screen.findByRole('alert'));
    expect(
      await told.findByText('Free-trial accounts cannot use this function'),
    ).toBeInTheDocument();
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  });
});
