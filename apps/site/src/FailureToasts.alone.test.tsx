import { I18nProvider } from '@playhouse/i18n';
import { endSession, getSession } from '@playhouse/session';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { BusinessError, errorCodes, SessionEndedError } from '@playhouse/wps';
import { sampleMerchant, signIn } from '@playhouse/fixtures';
import { MerchantProvider } from '@playhouse/whitelabel';
import type * as UiKit from '@playhouse/ui-kit';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FailureToasts } from './FailureToasts';
import { createReactions } from './createReactions';

const tell = vi.hoisted(() => vi.fn());
vi.mock('@playhouse/ui-kit', async (original) => {
  const kit = await original<typeof UiKit>();
  return { ...kit, toast: { ...kit.toast, error: tell } };
});

const told = 'Your account has been logged out. Please log in again.';
const endOf = (token: string) =>
  new SessionEndedError({ code: 'session.ended', status: 401 }, 'REF', token);

function logIn(token: string): void {
  const record = { merchantCode: 'sample', userName: 'ana', type: 0, firstTimeLogin: false };
  signIn({ token, ...record });
}

function show() {
  const reactions = createReactions();
  const navigate = vi.fn();
  render(
    <MerchantProvider merchant={sampleMerchant()}>
      <I18nProvider language="EN">
        <FailureToasts reactions={reactions} navigate={navigate} />
      </I18nProvider>
    </MerchantProvider>,
  );
  return { reactions, navigate };
}

beforeEach(() => {
  endSession();
  closeOverlay();
  tell.mockClear();
  history.replaceState(null, '', '/m/securityCenter?tab=cards');
});

test('the end of a session is told once for all calls and leads to login and back [SESS-03]', async () => {
  logIn('first');
  const { reactions, navigate } = show();
  act(() => {
    reactions.onSessionEnded(endOf('first'));
    reactions.onSessionEnded(endOf('first'));
  });
  expect(getSession()).toBeUndefined();
  // The script that shows toasts is fetched when needed.
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([[told, { durationMs: 3000 }]]), 20_000);
  expect(navigate.mock.calls).toEqual([['/m/login?returnTo=%2Fm%2FsecurityCenter%3Ftab%3Dcards']]);
});

test('what is refused to a trial shows the ways to an account and back [CRED-02, TRIAL-01]', async () => {
  const { reactions } = show();
  const refused = { code: errorCodes.actualAccountRequired, status: 403 };
  act(() => reactions.onError(new BusinessError(refused, 'REF')));
  const returnTo = '/m/securityCenter?tab=cards';
  await vi.waitFor(() =>
    expect(useOverlay.getState().current).toEqual({ kind: 'login', returnTo }),
  );
  expect(tell).not.toHaveBeenCalled();
});

test('a late answer of the session before does not end the one that followed it [SESS-03]', () => {
  logIn('first');
  const { reactions, navigate } = show();
  endSession();
  logIn('second');
  act(() => reactions.onSessionEnded(endOf('first')));
  expect(getSession()?.token).toBe('second');
  expect(tell).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});
