import { mockWps, renderWithProviders, sampleMerchant, signIn } from '@playhouse/fixtures';
import { provideScreens, useOverlay } from '@playhouse/navigation';
import type { Platform } from '@playhouse/platform';
import { endSession } from '@playhouse/session';
import { localStore, sessionStore } from '@playhouse/storage';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useConnectivity } from '../connectivity/connectivityStore';
import { DownloadBar } from './DownloadBar';
import { siteScreens } from '../screens';

// Whose turn it is has its own test.
vi.mock('../attention/attention', () => ({
  useAttention: (_claim: string, wish: string) => wish === 'yes',
}));

beforeAll(() => provideScreens(siteScreens));

const android = { os: 'android', nativeApp: false, installed: false, webclip: false } as const;
let device: Platform = android;
vi.mock('@playhouse/platform', async (original) => ({
  ...(await original<object>()),
  usePlatform: () => device,
}));

const resources = [{ resourceType: 'Android' as const, url: 'https://a.example' }];
const show = (merchant = sampleMerchant({ resources }), address = '/m/home') =>
  renderWithProviders(<DownloadBar />, { address, merchant, wps: mockWps() });
const bar = () => screen.queryByRole('complementary');

beforeEach(() => {
  device = android;
  localStore.remove('hideDownloadBar');
  sessionStore.clear();
});

it('describes the app and opens the popup from its button [DL-01]', async () => {
  show();
  expect(bar()).toHaveTextContent('Get the Sample app');
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(useOverlay.getState().current).toEqual({ kind: 'download' });
});

it('is hidden for good by its close button [DL-01]', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem('hideDownloadBar')).not.toBeNull();
  unmount();
  show();
  expect(bar()).not.toBeInTheDocument();
});

it('hides itself for good in an installed web app [DL-01, DL-02]', () => {
  device = { ...android, installed: true };
  show();
  expect(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem('hideDownloadBar')).not.toBeNull();
});

it.each([
  ['another screen', '/m/home', 0],
  ['this one', '/m/mine', 1],
])('is offered on one screen of a visit: after %s', (_name, screenOfOffer, bars) => {
  signIn({ token: 't', merchantCode: 's', userName: 'm', type: 0, firstTimeLogin: false });
  sessionStore.set('appOffered', screenOfOffer);
  show(undefined, '/m/mine');
  expect(screen.queryAllByRole('complementary')).toHaveLength(bars);
  act(() => endSession());
});

it('is not offered over a screen that could not be had, until it is there [DL-02, SHELL-11]', () => {
  useConnectivity.setState({ lost: true });
  show();
  expect(bar()).not.toBeInTheDocument();
  act(() => useConnectivity.setState({ lost: false }));
  expect(bar()).toBeInTheDocument();
});
