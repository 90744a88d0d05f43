import { mockWps, renderWithProviders, signIn } from '@playhouse/fixtures';
import { closeOverlay, openOverlay } from '@playhouse/navigation';
import { endSession, getSession } from '@playhouse/session';
import { preloadDialogs } from '@playhouse/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { OverlayHost } from './OverlayHost';

const member = { token: 't', merchantCode: 's', userName: 'maria', type: 0, firstTimeLogin: false };
const show = (wps = mockWps()) => {
  renderWithProviders(<OverlayHost />, { wps, address: '/m/home' });
  act(() => openOverlay({ kind: 'logout' }));
};

beforeAll(() => preloadDialogs());
afterEach(() =>
  act(() => {
    closeOverlay();
    endSession();
  }),
);

it('sign-out asks, tells the platform, and loads home afresh [SESS-02]', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  signIn(member);
  const wps = mockWps();
  show(wps);
  expect(await screen.findByText('Sign out of your account now?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
  expect(wps.callsOf('session.logout')).toHaveLength(1);
  expect(getSession()).toBeUndefined();
  vi.unstubAllGlobals();
});

it('sign-out changes nothing on Cancel [SESS-02]', async () => {
  signIn(member);
  const wps = mockWps();
  show(wps);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(wps.callsOf('session.logout')).toEqual([]);
  expect(getSession()).toBeDefined();
});
