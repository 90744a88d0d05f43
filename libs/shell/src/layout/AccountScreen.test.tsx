import { renderWithProviders, signIn } from '@playhouse/fixtures';
import { screenAt, provideScreens } from '@playhouse/navigation';
import { endSession, memberTypes } from '@playhouse/session';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { siteScreens } from '../screens';
import { AccountScreen } from './AccountScreen';

beforeAll(() => provideScreens(siteScreens));
afterEach(() => act(() => endSession()));

const show = (address: string, type: number) => {
  signIn({ type });
  renderWithProviders(<AccountScreen screen={screenAt(address)}>the page</AccountScreen>, {
    address: `${address}?from=menu`,
  });
};
const refused = 'Please login an actual account to use this function';

it.each([
  ['/m/voucherCenter', memberTypes.freeTrial],
  ['/m/withdraw', memberTypes.guest],
  ['/m/upLine/transfer', memberTypes.freeTrial],
  ['/m/member/manualRebate', memberTypes.freeTrial],
  ['/m/securityCenter', memberTypes.guest],
  ['/m/devices', memberTypes.freeTrial],
  ['/m/changePsw', memberTypes.freeTrial],
])(
  '%s leads an account of type %s to one that may, and back [CRED-02, TRIAL-01]',
  async (at, type) => {
    show(at, type);
    expect(await screen.findByText(refused)).toBeVisible();
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    const back = `?returnTo=${encodeURIComponent(`${at}?from=menu`)}`;
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Create account')).toBe(`/m/register${back}`);
    expect(hrefOf('Log in')).toBe(`/m/login${back}`);
  },
);

it.each(['/m/mine', '/m/member/home'])(
  '%s leads a free trial to an account that has a member centre [MINE-09, TRIAL-01]',
  async (at) => {
    show(at, memberTypes.freeTrial);
    expect(await screen.findByText(/^Free-trial accounts cannot use this/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    const back = `?returnTo=${encodeURIComponent(`${at}?from=menu`)}`;
    const door = screen.getByRole('link', { name: 'Create account' });
    expect(door).toHaveAttribute('href', `/m/register${back}`);
  },
);

it('a guest has the page of a screen that only free trials are refused [MINE-09]', () => {
  show('/m/mine', memberTypes.guest);
  expect(screen.getByText('the page')).toBeVisible();
});

it('a player has the page of a screen for accounts [CRED-02]', () => {
  show('/m/voucherCenter', memberTypes.player);
  expect(screen.getByText('the page')).toBeVisible();
});

it('a trial has the page of a screen for members [CRED-02]', () => {
  show('/m/vouReport', memberTypes.freeTrial);
  expect(screen.getByText('the page')).toBeVisible();
});
