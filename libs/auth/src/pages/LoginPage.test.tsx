import { refusing } from '@playhouse/fixtures';
import { useOverlay } from '@playhouse/navigation';
import { endSession, getSession, savedCredentials, sessionPassword } from '@playhouse/session';
import type { Credentials } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { opened, showAuth } from '../testing/showAuth';
import type { Answers } from '../testing/showAuth';
// Loaded ahead, so that no test waits for the chunk.
import './LoginPage';

const withSms = { MOBILEVERCODELOGIN3: true };

/** The login of a merchant with codes by SMS, or as it is changed. */
const show = (answers: Answers = {}, merchant: Partial<Merchant> = {}, query = '') =>
  showAuth(`/m/login${query}`, { answers, flags: withSms, merchant });

const username = () => screen.findByRole('textbox', { name: /^Username/ });
const password = () => screen.getByLabelText(/^Password/);
const captcha = () => screen.findByRole('textbox', { name: /^Verification code/ });
const submit = () => screen.getByRole('button', { name: 'Log in' });
const address = () => screen.findByTestId('address');

async function fill(user: UserEvent) {
  await user.type(await username(), 'ana_1');
  await user.type(password(), 'secret-12');
}

/** A platform that refuses a login with these codes, one after the other, then lets in. */
function refusals(codes: readonly string[], value: object = { captcha: true }): Answers {
  const left = [...codes];
  return {
    'session.login': () => {
      const code = left.shift();
      if (code !== undefined) throw new BusinessError({ code, status: 200, value }, 'ref-1');
      return opened;
    },
  };
}

const ana: Credentials = {
  type: 'username',
  username: 'ana_1',
  password: 'secret-12',
  countryDialingCode: '',
};
const phone: Credentials = {
  type: 'sms',
  username: '9171234567',
  password: '',
  countryDialingCode: '63',
};

beforeEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is offered', () => {
  test('login has two tabs with MOBILEVERCODELOGIN3 on [LOGIN-01]', async () => {
    show();
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
  });

  test('login knows the user name alone without it, whatever was remembered [LOGIN-01]', async () => {
    savedCredentials.save(phone);
    show({}, { flags: {} });
    await username();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('a strip of four leads home, to registration, password and service [LOGIN-08, LOGIN-15]', async () => {
    const { user } = show({}, {}, '?returnTo=%2Fm%2Fmessage');
    const strip = within(await screen.findByRole('navigation'));
    const links = strip.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/home', '/m/register?returnTo=%2Fm%2Fmessage', '/m/forget']);
    await user.click(strip.getByRole('button', { name: 'Customer services' }));
    expect(useOverlay.getState().current).toEqual({ kind: 'customerService' });
  });

  test('the password can be shown and hidden [LOGIN-07]', async () => {
    const { user } = show();
    await username();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });
});

describe('logging in', () => {
  test('a login opens a session and leads home, remembering nothing [LOGIN-10, LOGIN-12]', async () => {
    const { wps, user } = show();
    await fill(user);
    await user.click(submit());
    expect(await address()).toHaveTextContent('/m/home');
    expect(wps.callsOf('session.login')).toMatchObject([{ body: { username: 'ana_1' } }]);
    expect(getSession()).toMatchObject({ merchantCode: 'sample', userName: 'ana_1' });
    expect(savedCredentials.get('username')).toBeUndefined();
    expect(sessionPassword.get()).toBe('secret-12');
  });

  test.each([
    ['%2Fm%2FgameList%3FgameType%3DRNG', '/m/gameList?gameType=RNG'],
    ['https%3A%2F%2Fevil.example', '/m/home'],
  ])('a login with returnTo=%s leads to %s [LOGIN-15]', async (returnTo, target) => {
    const { user } = show({}, {}, `?returnTo=${returnTo}`);
    await fill(user);
    await user.click(submit());
    expect(await address()).toHaveTextContent(target);
  });

  test('an empty form is not sent; its first field has the focus and says why', async () => {
    const { wps, user } = show();
    await username();
    await user.click(submit());
    expect(await username()).toHaveFocus();
    expect(await username()).toHaveAccessibleDescription('Enter your username');
    expect(password()).toHaveAccessibleDescription('Enter your password');
    expect(wps.callsOf('session.login')).toEqual([]);
  });
});

describe('remembering', () => {
  test('a login with the box ticked is remembered [LOGIN-02]', async () => {
    const { user } = show();
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Remember password' }));
    await user.click(submit());
    await address();
    expect(savedCredentials.get('username')).toMatchObject(ana);
  });

  test('each tab is filled in with what it remembers; unticked, it forgets [LOGIN-02, LOGIN-13]', async () => {
    savedCredentials.save(phone);
    savedCredentials.save(ana);
    const { user } = show();
    expect(await username()).toHaveValue('ana_1');
    expect(password()).toHaveValue('secret-12');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.clear(await username());
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('9171234567');
    await user.click(screen.getByRole('tab', { name: 'Username' }));
    expect(await username()).toHaveValue('ana_1');
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    await address();
    expect(savedCredentials.get('username')).toBeUndefined();
    expect(savedCredentials.get('sms')).toBeDefined();
  });

  test('a merchant may turn remembering off: nothing is offered or stored [CRED-01]', async () => {
    const { user } = show({}, { register: { age: 18, remember: false, dialingCode: '63' } });
    await fill(user);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(submit());
    await address();
    expect(localStorage.getItem('remPass')).toBeNull();
    expect(sessionStorage.getItem('PSW')).toBeNull();
  });
});

describe('the captcha', () => {
  test('a captcha appears only after a failed login that asks for it [LOGIN-03]', async () => {
    const { wps, user } = show(refusals([errorCodes.loginFailed]));
    await fill(user);
    expect(screen.queryByLabelText(/^Verification code/)).not.toBeInTheDocument();
    expect(wps.callsOf('captcha.image')).toHaveLength(0);
    await user.click(submit());
    expect(await captcha()).toBeInTheDocument();
    expect(screen.queryByText(/^Too many tries with/)).not.toBeInTheDocument();
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(1));
    await user.click(submit());
    expect(await captcha()).toHaveAccessibleDescription('Enter all digits in the picture');
    expect(await captcha()).toHaveFocus();
    await user.type(await captcha(), '12a3 4567');
    expect(await captcha()).toHaveValue('123456');
    await user.click(submit());
    expect(await address()).toHaveTextContent('/m/home');
    expect(wps.callsOf('session.login').at(-1)?.body).toMatchObject({ captcha: '123456' });
  });

  test('no captcha appears after a failure that does not ask for it [LOGIN-03]', async () => {
    const { wps, user } = show(refusals([errorCodes.loginFailed], { captcha: false }));
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(wps.callsOf('session.login')).toHaveLength(1));
    expect(screen.queryByLabelText(/^Verification code/)).not.toBeInTheDocument();
    expect(wps.callsOf('captcha.image')).toHaveLength(0);
  });

  test.each([
    ['a click on the image', /^Verification code/, 'button'],
    ['a switch of tabs', 'Mobile number', 'tab'],
  ])('%s fetches a new captcha and empties its box [LOGIN-04, LOGIN-13]', async (_, name, role) => {
    const { wps, user } = show(refusals([errorCodes.loginFailed]));
    await fill(user);
    await user.click(submit());
    await user.type(await captcha(), '12');
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(1));
    await user.click(screen.getByRole(role, { name }));
    expect(await captcha()).toHaveValue('');
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
  });

  test('a captcha says how many digits it takes where the rules do [LOGIN-03]', async () => {
    const { user } = show({
      'registration.validationRules': {
        captcha: { minLength: 4, maxLength: 4, charset: 'digits' },
      },
      ...refusals([errorCodes.loginFailed]),
    });
    await fill(user);
    await user.click(submit());
    expect(await captcha()).toHaveAccessibleDescription('Enter the 4 digits in the picture');
  });
});

describe('where too many passwords have been tried', () => {
  test('a code is offered, and a tap leads into its form [LOGIN-01, LOGIN-03]', async () => {
    const { user } = show(refusals([errorCodes.tooManyRequests]));
    await fill(user);
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Log in with an SMS code' }));
    const tab = screen.getByRole('tab', { name: 'Mobile number' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: 'Username' }));
    expect(screen.queryByText(/^Too many tries with/)).not.toBeInTheDocument();
    await user.click(tab);
    expect(tab).toHaveFocus();
  });

  test('a merchant without codes offers a new password instead [LOGIN-03]', async () => {
    const { user } = show(refusals([errorCodes.tooManyRequests]), { flags: {} });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText(/^Too many tries with/)).toHaveAttribute('role', 'status');
    const way = screen.getByRole('link', { name: 'Set a new password' });
    expect(way).toHaveAttribute('href', '/m/forget');
  });
});

describe('a refusal', () => {
  const told = 'The username or password is wrong. Check both and try again.';

  test('a refusal stands at the form with the focus until something is typed', async () => {
    const { user } = show(refusals([errorCodes.loginFailed]));
    await fill(user);
    await user.click(submit());
    const alert = await screen.findByText(told);
    expect(alert).toHaveFocus();
    expect(alert.closest('form')).toBe((await username()).closest('form'));
    expect(
      screen.getAllByRole('alert').filter(({ textContent }) => textContent?.includes(told)),
    ).toHaveLength(1);
    expect(password()).toHaveValue('secret-12');
    await user.type(await captcha(), '12');
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  test('a wrong captcha is told at its field, and another comes [LOGIN-03, LOGIN-04]', async () => {
    const { wps, user } = show(refusals([errorCodes.loginFailed, errorCodes.captchaWrong]));
    await fill(user);
    await user.click(submit());
    await user.type(await captcha(), '1234');
    await user.click(submit());
    const digits = await captcha();
    await waitFor(() =>
      expect(digits).toHaveAccessibleDescription(
        'This verification code is wrong. Check it and enter it again.',
      ),
    );
    expect(digits).toBeInvalid();
    expect(digits).toHaveFocus();
    expect(digits).toHaveValue('');
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
  });

  test('a free trial that is refused is told beside its button', async () => {
    const { user } = show({ 'session.createTrial': refusing(errorCodes.trialUnavailable) });
    const button = await screen.findByRole('button', { name: 'Try it for free' });
    await user.click(button);
    const alert = await screen.findByText(/^Your account cannot use this/);
    expect(alert).toHaveFocus();
    expect(alert.parentElement).toContainElement(button);
  });
});
