import { fakeWps, sampleMerchant } from '@playhouse/fixtures';
import { I18nProvider } from '@playhouse/i18n';
import { createQueryClient, WpsProvider } from '@playhouse/platform';
import { endSession, externalLoginOptions, getSession } from '@playhouse/session';
import type { ExternalLogin } from '@playhouse/session';
import { MerchantProvider } from '@playhouse/whitelabel';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoginPage } from './LoginPage';

const externalLogin = { apiKey: 'k', authDomain: 'd', projectId: 'p', sms: true };
const on = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true, MOBILEVERCODELOGIN3: true };
const onError = vi.fn();

function service(some: Partial<ExternalLogin> = {}): ExternalLogin {
  return {
    signIn: async (provider) => ({ idToken: `id-of-${provider}` }),
    sendCode: async () => async (code) => {
      if (code !== '471100') throw new Error('auth/invalid-verification-code');
      return { idToken: 'id-of-phone', mobileNo: '+639171234567' };
    },
    ...some,
  };
}

function show(ready: ExternalLogin | null) {
  const wps = fakeWps({
    'session.login': { token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false },
    'registration.validationRules': {},
    'verification.settings': { channel: 'firebase' },
    'verification.externalSend': { expiredMinutes: 5 },
  });
  const client = createQueryClient({ onError, onSessionEnded: onError });
  // Null stands for a service that has not come up.
  client.setQueryData(externalLoginOptions(externalLogin).queryKey, ready);
  render(
    <MerchantProvider merchant={sampleMerchant({ flags: on, externalLogin })}>
      <I18nProvider language="EN">
        <WpsProvider wps={wps}>
          <QueryClientProvider client={client}>
            <MemoryRouter>
              <LoginPage />
            </MemoryRouter>
          </QueryClientProvider>
        </WpsProvider>
      </I18nProvider>
    </MerchantProvider>,
  );
  return { wps, user: userEvent.setup() };
}

const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  endSession();
  onError.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

test('no buttons of accounts stand there while the service is not ready [LOGIN-06]', () => {
  show(null);
  expect(button('Facebook')).not.toBeInTheDocument();
});

test('buttons of accounts stand on the username tab alone [LOGIN-06]', async () => {
  const { user } = show(service());
  expect(button('Facebook')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  expect(button('Facebook')).not.toBeInTheDocument();
});

test('an external account logs in with its token [LOGIN-10]', async () => {
  const { wps, user } = show(service());
  await user.click(screen.getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(getSession()?.userName).toBe('ana'));
  expect(wps.callsOf('session.login')[0]?.body).toMatchObject({
    firebaseChannel: 'google',
    firebaseIdToken: 'id-of-google',
  });
});

test('a window that the player closes is no failure [LOGIN-06]', async () => {
  const closed = Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' });
  const { wps, user } = show(service({ signIn: () => Promise.reject(closed) }));
  await user.click(screen.getByRole('button', { name: 'Google' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Google' })).toBeEnabled());
  expect(wps.callsOf('session.login')).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

async function askForCode(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '9171234567');
  await user.click(screen.getByRole('button', { name: /^Get code/ }));
}

test('a failure of the external service is not told [SMS-04]', async () => {
  const sendCode = vi.fn().mockRejectedValue(new Error('quota'));
  const { user } = show(service({ sendCode }));
  await askForCode(user);
  expect(sendCode).toHaveBeenCalledWith('+639171234567');
  expect(await screen.findByRole('button', { name: 'Get code' })).toBeEnabled();
  expect(onError).not.toHaveBeenCalled();
});

test('external service sends the code: 60 s wait, login with its token [SMS-02, LOGIN-10]', async () => {
  const { wps, user } = show(service());
  await askForCode(user);
  expect(await screen.findByRole('button', { name: /^(60|59) s$/ })).toBeDisabled();
  const code = screen.getByRole('textbox', { name: /^SMS code/ });
  await user.type(code, '1234');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(code).toHaveAccessibleDescription(
    'This verification code is wrong. Check it and enter it again.',
  );
  expect(wps.callsOf('session.login')).toEqual([]);
  await user.clear(code);
  await user.type(code, '471100');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(getSession()?.userName).toBe('ana'));
  expect(wps.callsOf('session.login')[0]?.body).toMatchObject({
    firebaseIdToken: 'id-of-phone',
    firebaseMobileNo: '9171234567',
  });
});
