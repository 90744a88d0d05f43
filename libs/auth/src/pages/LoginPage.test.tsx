import { fakeWps, sampleMerchant, ScreenProviders } from '@playhouse/fixtures';
import type { FakeAnswer } from '@playhouse/fixtures';
import { useOverlay } from '@playhouse/navigation';
import {
  endSession,
  getSession,
  savedCredentials,
  sessionPassword,
  viewer,
} from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { authScreens } from '../screens';
// Loaded ahead, so that no test waits for the chunk.
import './LoginPage';

const opened = { token: 't-1', userName: 'ana_1', customerType: 0, firstTimeLogin: true };

function platform(some: Record<string, FakeAnswer> = {}) {
  return fakeWps({
    'session.login': opened,
    'registration.validationRules': {},
    'captcha.image': 'iVBORw0KGgo=',
    'verification.smsNoLogin': { expiredMinutes: 2 },
    ...some,
  });
}

function show(wps: ReturnType<typeof platform>, changes: Partial<Merchant> = {}, query = '') {
  render(
    <ScreenProviders
      screens={authScreens}
      viewer={viewer}
      history={[`/m/login${query}`]}
      wps={wps}
      merchant={sampleMerchant({ flags: { MOBILEVERCODELOGIN3: true }, ...changes })}
    />,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

const username = () => screen.findByRole('textbox', { name: /^Username/ });
const password = () => screen.getByLabelText(/^Password/);
const captcha = () => screen.findByRole('textbox', { name: /^Verification code/ });
const submit = () => screen.getByRole('button', { name: 'Log in' });
const address = () => screen.findByTestId('address');

async function fill(user: User) {
  await user.type(await username(), 'ana_1');
  await user.type(password(), 'secret-12');
}

function refusal(captchaAsked: boolean) {
  const value = { captcha: captchaAsked };
  return new BusinessError({ code: errorCodes.loginFailed, status: 200, value }, 'ref-1');
}

/** A platform that refuses so many times, then lets in. */
function refusing(times: number, captchaAsked: boolean) {
  let left = times;
  return platform({
    'session.login': () => {
      left -= 1;
      if (left >= 0) throw refusal(captchaAsked);
      return opened;
    },
  });
}

const rule = (minLength: number, maxLength: number) => ({
  ...{ enabled: true, required: true, minLength, maxLength },
  ...{ charset: 'digits', messageKey: 'in_vwrite_code' },
});

beforeEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is offered', () => {
  test('there are two tabs with MOBILEVERCODELOGIN3 on [LOGIN-01]', async () => {
    show(platform());
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
  });

  test('without MOBILEVERCODELOGIN3 there is only the user name [LOGIN-01]', async () => {
    savedCredentials.save({
      type: 'sms',
      username: '9171234567',
      password: '',
      countryDialingCode: '63',
    });
    show(platform(), { flags: {} });
    await username();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('a strip of four: home, registration, forgotten password, customer service [LOGIN-08]', async () => {
    const user = show(platform());
    const strip = within(await screen.findByRole('navigation'));
    const links = strip.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/home', '/m/register', '/m/forget']);
    await user.click(strip.getByRole('button', { name: 'Customer services' }));
    expect(useOverlay.getState().current).toEqual({ kind: 'customerService' });
  });

  test('the password can be shown and hidden [LOGIN-07]', async () => {
    const user = show(platform());
    await username();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });
});

describe('logging in', () => {
  test('opens a session and leads home, remembering nothing [LOGIN-10, LOGIN-12]', async () => {
    const wps = platform();
    const user = show(wps);
    await fill(user);
    await user.click(submit());
    expect(await address()).toHaveTextContent('/m/home');
    expect(wps.callsOf('session.login')).toEqual([
      { body: { type: 'username', username: 'ana_1', password: 'secret-12', remember: false } },
    ]);
    expect(getSession()).toEqual({
      token: 't-1',
      merchantCode: 'sample',
      userName: 'ana_1',
      type: 0,
      firstTimeLogin: true,
    });
    expect(savedCredentials.get('username')).toBeUndefined();
    expect(sessionPassword.get()).toBe('secret-12');
  });

  test('leads back to where the player was going [LOGIN-15]', async () => {
    const user = show(platform(), {}, '?returnTo=%2Fm%2FgameList%3FgameType%3DRNG');
    await fill(user);
    await user.click(submit());
    expect(await address()).toHaveTextContent('/m/gameList?gameType=RNG');
  });

  test('never leads to another site [LOGIN-15]', async () => {
    const user = show(platform(), {}, '?returnTo=https%3A%2F%2Fevil.example');
    await fill(user);
    await user.click(submit());
    expect(await address()).toHaveTextContent('/m/home');
  });

  test('an empty form is not sent; its first field is focused and says why', async () => {
    const wps = platform();
    const user = show(wps);
    await username();
    await user.click(submit());
    expect(await username()).toHaveFocus();
    expect(await username()).toHaveAccessibleDescription('Enter your username');
    expect(password()).toHaveAccessibleDescription('Enter your password');
    expect(wps.callsOf('session.login')).toEqual([]);
  });
});

describe('remembering', () => {
  test('a remembered login fills the form in on the next visit [LOGIN-02]', async () => {
    const user = show(platform());
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remember password' }));
    await user.click(submit());
    await address();
    expect(savedCredentials.get('username')).toMatchObject({
      username: 'ana_1',
      password: 'secret-12',
    });
  });

  test('each tab is filled in with its own [LOGIN-02, LOGIN-13]', async () => {
    savedCredentials.save({
      type: 'sms',
      username: '9171234567',
      password: '',
      countryDialingCode: '63',
    });
    savedCredentials.save({
      type: 'username',
      username: 'ana_1',
      password: 'secret-12',
      countryDialingCode: '',
    });
    const user = show(platform());
    expect(await username()).toHaveValue('ana_1');
    expect(password()).toHaveValue('secret-12');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.clear(await username());
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('9171234567');
    await user.click(screen.getByRole('tab', { name: 'Username' }));
    expect(await username()).toHaveValue('ana_1');
  });

  test('a login without the check forgets what was remembered [LOGIN-02]', async () => {
    savedCredentials.save({
      type: 'username',
      username: 'ana_1',
      password: 'secret-12',
      countryDialingCode: '',
    });
    const user = show(platform());
    await user.click(await screen.findByRole('checkbox'));
    await user.click(submit());
    await address();
    expect(savedCredentials.get('username')).toBeUndefined();
  });

  test('a merchant may turn remembering off: nothing is offered, nothing is stored [CRED-01]', async () => {
    const user = show(platform(), { register: { age: 18, remember: false, dialingCode: '63' } });
    await fill(user);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(submit());
    await address();
    expect(localStorage.getItem('remPass')).toBeNull();
    expect(sessionStorage.getItem('PSW')).toBeNull();
  });
});

describe('the captcha', () => {
  test('appears only after a failed login that asks for it, with a fresh image [LOGIN-03]', async () => {
    const wps = refusing(1, true);
    const user = show(wps);
    await fill(user);
    expect(screen.queryByLabelText(/^Verification code/)).not.toBeInTheDocument();
    expect(wps.callsOf('captcha.image')).toHaveLength(0);
    await user.click(submit());
    expect(await captcha()).toBeInTheDocument();
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(1));
    await user.click(submit());
    expect(await captcha()).toHaveAccessibleDescription('Please enter the digits in the picture');
    expect(await captcha()).toHaveFocus();
    await user.type(await captcha(), '12a3 4567');
    expect(await captcha()).toHaveValue('123456');
    await user.click(submit());
    expect(await address()).toHaveTextContent('/m/home');
    expect(wps.callsOf('session.login').at(-1)?.body).toMatchObject({ captcha: '123456' });
  });

  test('stays away after a failure that does not ask for it [LOGIN-03]', async () => {
    const wps = refusing(1, false);
    const user = show(wps);
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(wps.callsOf('session.login')).toHaveLength(1));
    expect(screen.queryByLabelText(/^Verification code/)).not.toBeInTheDocument();
    expect(wps.callsOf('captcha.image')).toHaveLength(0);
  });

  test('a click on the image fetches a new one and empties the box [LOGIN-04]', async () => {
    const wps = refusing(1, true);
    const user = show(wps);
    await fill(user);
    await user.click(submit());
    await user.type(await captcha(), '12');
    await user.click(screen.getByRole('button', { name: /^Verification code/ }));
    expect(await captcha()).toHaveValue('');
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
  });

  test('a used captcha is replaced after the next failure [LOGIN-03, LOGIN-04]', async () => {
    const wps = refusing(2, true);
    const user = show(wps);
    await fill(user);
    await user.click(submit());
    await user.type(await captcha(), '12');
    await user.click(submit());
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
    expect(await captcha()).toHaveValue('');
  });

  test('a switch of tabs fetches a new one [LOGIN-13]', async () => {
    const wps = refusing(1, true);
    const user = show(wps);
    await fill(user);
    await user.click(submit());
    await captcha();
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(1));
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(await captcha()).toHaveValue('');
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
  });
});

describe('where too many passwords have been tried', () => {
  const limited = () =>
    platform({
      'session.login': () => {
        const value = { captcha: true };
        throw new BusinessError({ code: errorCodes.tooManyRequests, status: 200, value }, 'ref-1');
      },
    });

  test('a code is offered, and a tap leads into its form [LOGIN-01, LOGIN-03]', async () => {
    const user = show(limited());
    await fill(user);
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Log in with an SMS code' }));
    const tab = screen.getByRole('tab', { name: 'Mobile number' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    const number = screen.getByRole('textbox', { name: /^Mobile number/ });
    expect(number).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: 'Username' }));
    expect(screen.queryByText(/^Too many tries/)).not.toBeInTheDocument();
    await user.click(tab);
    expect(tab).toHaveFocus();
  });

  test('a merchant without codes offers a new password instead [LOGIN-03]', async () => {
    const user = show(limited(), { flags: {} });
    await fill(user);
    expect(screen.queryByText(/^Too many tries/)).not.toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByText(/^Too many tries/)).toHaveAttribute('role', 'status');
    const way = screen.getByRole('link', { name: 'Set a new password' });
    expect(way).toHaveAttribute('href', '/m/forget');
  });

  test('neither is offered for another refusal [LOGIN-03]', async () => {
    const user = show(refusing(1, true));
    await fill(user);
    await user.click(submit());
    await captcha();
    expect(screen.queryByText(/^Too many tries/)).not.toBeInTheDocument();
  });
});

describe('a refusal', () => {
  const told = 'The username or password is not correct.';
  const alerts = () =>
    screen.queryAllByRole('alert').filter((each) => each.textContent?.includes(told));

  test('stands at the form with the focus until something is typed, and is no toast', async () => {
    const user = show(refusing(9, true));
    await fill(user);
    await user.click(submit());
    const alert = await screen.findByText(told);
    expect(alert).toHaveFocus();
    expect(alert.closest('form')).toBe((await username()).closest('form'));
    expect(alerts()).toHaveLength(1);
    expect(password()).toHaveValue('secret-12');
    await user.type(await captcha(), '12');
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  test('of the captcha is told at its field, which is marked and has the focus [LOGIN-03]', async () => {
    const codes = [errorCodes.loginFailed, errorCodes.captchaWrong];
    const wps = platform({
      'session.login': () => {
        const code = codes.shift() ?? errorCodes.loginFailed;
        throw new BusinessError({ code, status: 200, value: { captcha: true } }, 'ref-1');
      },
    });
    const user = show(wps);
    await fill(user);
    await user.click(submit());
    await user.type(await captcha(), '1234');
    await user.click(submit());
    const digits = await captcha();
    await waitFor(() =>
      expect(digits).toHaveAccessibleDescription('The verification code is not correct.'),
    );
    expect(digits).toBeInvalid();
    expect(digits).toHaveFocus();
    expect(digits).toHaveValue('');
  });

  test('of a free trial stays beside its button', async () => {
    const refused = new BusinessError({ code: errorCodes.trialUnavailable, status: 200 }, 'ref-1');
    const wps = platform({
      'session.createTrial': () => {
        throw refused;
      },
    });
    const user = show(wps);
    await user.click(await screen.findByRole('button', { name: 'Try it for free' }));
    const alert = await screen.findByText(/^You have no permission/);
    expect(alert).toHaveFocus();
    expect(alert.parentElement).toContainElement(
      screen.getByRole('button', { name: 'Try it for free' }),
    );
  });
});

test.each([
  ['4', { captcha: rule(4, 4) }, 'Enter the 4 digits in the picture'],
  ['4 to 6', { captcha: rule(4, 6) }, 'Please enter the digits in the picture'],
  ['an unknown number of', {}, 'Please enter the digits in the picture'],
])('the captcha tells how many digits it takes where it has %s', async (_many, rules, told) => {
  const user = show(
    platform({
      'registration.validationRules': rules,
      'session.login': () => {
        throw refusal(true);
      },
    }),
  );
  await fill(user);
  await user.click(submit());
  expect(await captcha()).toHaveAccessibleDescription(told);
});
