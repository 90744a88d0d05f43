import {
  mockWps,
  sampleMember,
  sampleMerchant,
  ScreenProviders,
  signIn,
} from '@playhouse/fixtures';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession, viewer } from '@playhouse/session';
import { localStore, storageKeys } from '@playhouse/storage';
import { domainNames, flagNames } from '@playhouse/whitelabel';
import type { Merchant } from '@playhouse/whitelabel';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberEntries } from '../logic/entries';
import { memberScreens } from '../screens';
// Loaded ahead, so that no test waits for the chunk.
import './MinePage';

const logIn = (type = 0) => signIn({ type });

function show(changes: Partial<Merchant> = {}, wps = mockWps()) {
  render(
    <ScreenProviders
      screens={memberScreens}
      viewer={viewer}
      history={['/m/mine']}
      wps={wps}
      merchant={sampleMerchant(changes)}
    />,
  );
  return userEvent.setup();
}

const template = (mem_cen: 0 | 1) => ({ mobileTemplate: { mem_cen, dep_func: 0 } as const });
const everything: Pick<Merchant, 'flags' | 'promotions'> = {
  flags: Object.fromEntries(flagNames.map((name) => [name, true])),
  promotions: ['REFERRAL', 'MISSION'],
};

const overlay = () => useOverlay.getState().current;

beforeEach(() => {
  closeOverlay();
  endSession();
  localStore.remove(storageKeys.recoveryHint);
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
    ['Invitation link', '/m/mine'],
    ['Customer service', '/m/mine'],
    [/^Log in or register/, '/m/mine'],
  ])('%s opens the login popup and leads nowhere [MINE-02]', async (name, returnTo) => {
    const user = show();
    await user.click(await screen.findByRole('button', { name }));
    expect(overlay()).toEqual({ kind: 'login', returnTo });
    expect(screen.getByRole('heading', { name: 'Member center' })).toBeInTheDocument();
  });

  it('nothing is a link, in the new centre either [MINE-02, MINE-10]', async () => {
    show(template(1));
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
    await user.click(screen.getByRole('button', { name: 'Customer service' }));
    expect(overlay()).toEqual({ kind: 'customerService' });
    await user.click(screen.getByRole('button', { name: 'Download the app' }));
    expect(overlay()).toEqual({ kind: 'download' });
    await user.click(screen.getByRole('button', { name: 'Invitation link' }));
    expect(overlay()).toEqual({ kind: 'referral' });
  });

  it('is sent to customer service when there is no referral promotion [INV-01]', async () => {
    logIn();
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Invitation link' }));
    expect(await screen.findByText('Please contact customer service')).toBeInTheDocument();
    expect(overlay()).toBeUndefined();
  });

  it('groups the entries in the new centre, with money first [MINE-10]', async () => {
    logIn();
    const flags = { TRANSREC3: true };
    show({ flags, ...template(1) });
    expect(await screen.findByRole('heading', { name: 'Records' })).toBeInTheDocument();
    const money = screen.getByRole('list', { name: 'Money' });
    expect(within(money).getAllByRole('link')).toHaveLength(2);
  });

  it('lists the entries below the names of their groups in the classic centre [MINE-10]', async () => {
    logIn();
    show({ flags: { TRANSREC3: true, VIPBENEFIT3: true, MAILCEN: true }, ...template(0) });
    const shown = await screen.findAllByRole('heading', { level: 2 });
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Money',
      'Rewards',
      'Records',
      'Account',
      'Help and app',
    ]);
    const benefits = screen.getByRole('link', { name: 'VIP benefits' });
    expect(benefits).toHaveAttribute('href', '/m/member/benefits');
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/m/webEmail');
  });

  it.each([0, 1] as const)(
    'template %i shows this member’s entries only [MINE-05, MINE-06, MINE-07, MINE-10]',
    async (mem_cen) => {
      logIn(1);
      const info = { ...sampleMember, type: 1, toUpline: true };
      show({ ...everything, ...template(mem_cen) }, mockWps({ 'member.info': info }));
      // Once the platform says that the member may.
      await screen.findByRole('link', { name: 'Transfer to upline' });
      const { flags, promotions } = everything;
      const conditions = { domains: domainNames, flags, promotions, toUpline: true, memberType: 1 };
      const links = memberEntries(conditions).flatMap(({ target }) =>
        target.kind === 'link' ? [target.href] : [],
      );
      const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      // The card's badge leads to the benefits, too.
      expect(shown.sort()).toEqual([...links, '/m/member/benefits'].sort());
      for (const popup of ['Invitation link', 'Customer service', 'Download the app'])
        expect(screen.getByRole('button', { name: popup })).toBeEnabled();
    },
  );

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

describe('the hint to verify a contact', () => {
  const proofs = (mobileProof: string, emailProof: string) =>
    mockWps({
      'security.config': {
        ...{ kyc: 'none', hasPassword: true, hasPaymentPassword: false, bankCardCount: 0 },
        ...{ mobileProof, emailProof },
      },
    });
  const title = 'Keep the way back into your account';
  const byPhone = (CHNGPASSVERIF3: boolean) => ({ flags: { CHNGPASSVERIF3 } });

  it('leads to the security centre, and goes for good when it is closed [FORGOT-02]', async () => {
    logIn();
    const user = show({}, proofs('open', 'open'));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verify' })).toHaveAttribute(
      'href',
      '/m/securityCenter',
    );
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    expect(localStore.get(storageKeys.recoveryHint)).toBe('demo_player');
  });

  it.each([
    ['an address is proved', 'open', 'proved', false, false],
    ['a number is proved that brings back in', 'proved', 'open', true, false],
    ['a number is proved that does not', 'proved', 'open', false, true],
    ['no contact can be proved', 'closed', 'closed', false, false],
  ])('stands where it helps: %s [FORGOT-02]', async (_, mobile, email, phone, isShown) => {
    logIn();
    const wps = proofs(mobile, email);
    show(byPhone(phone), wps);
    await waitFor(() => expect(wps.callsOf('security.config')).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryAllByRole('heading', { name: title })).toHaveLength(isShown ? 1 : 0);
  });

  it('is for members with an account of their own [CRED-02]', async () => {
    logIn(4);
    const wps = proofs('open', 'open');
    show({}, wps);
    expect(await screen.findByRole('heading', { name: 'Member center' })).toBeInTheDocument();
    expect(wps.callsOf('security.config')).toEqual([]);
  });
});
