import { mockWps, renderWithProviders, sampleMerchant, signIn } from '@playhouse/fixtures';
import { closeOverlay, openOverlay, useOverlay } from '@playhouse/navigation';
import type { Overlay } from '@playhouse/navigation';
import { endSession } from '@playhouse/session';
import { preloadDialogs } from '@playhouse/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OverlayHost } from './OverlayHost';

const member = { token: 't', merchantCode: 's', userName: 'maria', type: 0, firstTimeLogin: false };
const show = (overlay: Overlay, wps = mockWps(), merchant = sampleMerchant()) => {
  const result = renderWithProviders(<OverlayHost />, { wps, merchant, address: '/m/home' });
  act(() => openOverlay(overlay));
  return result;
};
const names = (role: 'link' | 'button') =>
  screen.getAllByRole(role).map((element) => element.textContent || element.ariaLabel);

beforeAll(() => preloadDialogs());
beforeEach(() => localStorage.clear());
afterEach(() =>
  act(() => {
    closeOverlay();
    endSession();
  }),
);

describe('popup menu', () => {
  it('offers a member money, balance, help and the sign-out [SHELL-05]', async () => {
    signIn(member);
    show({ kind: 'menu' });
    await screen.findByText('Sign out');
    expect(names('link')).toEqual(['Deposit', 'Withdraw', 'Help center']);
    expect(screen.getByRole('button', { name: 'Refresh balance' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(await screen.findByRole('button', { name: 'Show balance' })).toBeVisible();
  });

  it('offers a visitor no sign-out [SHELL-05]', async () => {
    show({ kind: 'menu' });
    await screen.findByText('Help center');
    expect(names('link')).toEqual(['Log in', 'Deposit', 'Withdraw', 'Help center']);
    expect(screen.queryByText('Sign out')).not.toBeInTheDocument();
  });

  it('puts the chosen scheme on the page and remembers it', async () => {
    show({ kind: 'menu' });
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    delete document.documentElement.dataset.theme;
  });

  it('is closed by going to another screen', async () => {
    show({ kind: 'menu' });
    await userEvent.click(await screen.findByRole('link', { name: 'Help center' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/help');
    expect(useOverlay.getState().current).toBeUndefined();
  });
});

it('lists the merchant’s languages with their flags and switches the page [LANG-01]', async () => {
  const merchant = sampleMerchant({ languages: ['TY', 'EN'] });
  show({ kind: 'language' }, mockWps(), merchant);
  const filipino = await screen.findByRole('button', { name: 'Filipino' });
  expect(filipino.querySelector('img')).toHaveAttribute('src', expect.stringContaining('PH'));
  await userEvent.click(filipino);
  await waitFor(() => expect(document.documentElement.lang).toBe('fil'));
});

it('names the host before the site is left, and offers no way to a script address', async () => {
  const { unmount } = show({ kind: 'leaveSite', url: 'https://out.example/x' });
  expect(await screen.findByText(/out\.example/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('target', '_blank');
  unmount();
  show({ kind: 'leaveSite', url: 'javascript:alert(1)' });
  expect(await screen.findByText("This link can't be opened")).toBeVisible();
  expect(screen.getByText(/^javascript:alert\(1\) isn't/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
});

it('shows a captcha before a code is sent by SMS [SMS-01]', async () => {
  show({ kind: 'smsCaptcha', send: () => Promise.resolve() });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Verification code/ }), '1234');
  await userEvent.click(screen.getByRole('button', { name: 'Send my SMS code' }));
  await waitFor(() => expect(useOverlay.getState().current).toBeUndefined());
});

it('opens the login prompt of the auth library', async () => {
  show({ kind: 'login', returnTo: '/m/webEmail' });
  expect(await screen.findByRole('dialog')).toBeVisible();
});
