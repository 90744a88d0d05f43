import { fakeWps, sampleMerchant, ScreenProviders } from '@playhouse/fixtures';
import type { FakeAnswer } from '@playhouse/fixtures';
import { catalogues } from '@playhouse/i18n';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession, savedCredentials, viewer } from '@playhouse/session';
import { BusinessError, errorCodes, fetchSealing } from '@playhouse/wps';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authScreens } from '../screens';
// Loaded ahead, with the texts below: fake clocks do not wait for files.
import './LoginPage';

const opened = { token: 't-1', userName: 'ana_1', customerType: 0, firstTimeLogin: false };

function platform(some: Record<string, FakeAnswer> = {}) {
  return fakeWps({
    'session.login': opened,
    'registration.validationRules': {},
    'verification.smsNoLogin': { expiredMinutes: 2 },
    ...some,
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(wps: ReturnType<typeof platform>) {
  const merchant = sampleMerchant({ flags: { MOBILEVERCODELOGIN3: true } });
  const view = render(
    <ScreenProviders
      screens={authScreens}
      viewer={viewer}
      history={['/m/login']}
      wps={wps}
      merchant={merchant}
    />,
  );
  await pass(50);
  fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await pass(0);
  return view;
}

const mobile = () => screen.getByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole('textbox', { name: /^SMS code/ });
const button = () => screen.getByRole('button', { name: /^(Get code|\d+ s)$/ });

function type(input: HTMLElement, value: string) {
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
}

async function sendCode() {
  type(mobile(), '9171234567');
  await pass(0);
  fireEvent.click(button());
  await pass(0);
}

beforeAll(() => Promise.all([catalogues.load(['auth', 'phone', 'session'], 'EN'), fetchSealing()]));
beforeEach(() => {
  vi.useFakeTimers();
  endSession();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a code can be asked for only with a valid number [SMS-03, LOGIN-09]', async () => {
  await show(platform());
  expect(button()).toBeDisabled();
  type(mobile(), '12');
  await pass(0);
  expect(button()).toBeDisabled();
  expect(mobile()).toHaveAccessibleDescription('A mobile number has at least 6 digits');
  type(mobile(), '9171234567');
  await pass(0);
  expect(button()).toBeEnabled();
  expect(mobile()).toHaveAttribute('maxlength', '20');
  expect(code()).toHaveAttribute('maxlength', '10');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('idle, sending, counting 60 s for each minute, idle again with its label [SMS-01, SMS-02]', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => (answer = resolve));
  const wps = platform({ 'verification.smsNoLogin': () => pending });
  await show(wps);
  await sendCode();
  expect(screen.getByRole('status')).toHaveTextContent('Sending the code');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  answer({ expiredMinutes: 2 });
  await pass(0);
  expect(wps.callsOf('verification.smsNoLogin')).toEqual([
    { body: { mobileNum: '9171234567', countryDialingCode: '63', type: 'login' } },
  ]);
  expect(button()).toHaveAccessibleName('120 s');
  expect(button()).toBeDisabled();
  await pass(119_000);
  expect(button()).toHaveAccessibleName('1 s');
  await pass(1_000);
  expect(button()).toHaveAccessibleName('Get code');
  expect(button()).toBeEnabled();
});

test('the sent toast stands for 1.5 s, and the code is the next thing to type [SMS-04]', async () => {
  await show(platform());
  await sendCode();
  expect(screen.getByRole('status')).toHaveTextContent('Code sent');
  expect(code()).toHaveFocus();
  await pass(1_499);
  expect(screen.getByRole('status')).toHaveTextContent('Code sent');
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failure takes the loading toast away and starts no countdown [SMS-04]', async () => {
  const failure = new BusinessError({ code: errorCodes.smsTooMany, status: 200 }, 'ref-1');
  const wps = platform({
    'verification.smsNoLogin': () => {
      throw failure;
    },
  });
  await show(wps);
  await sendCode();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button()).toHaveAccessibleName('Get code');
});

test('the countdown goes on over a switch of tabs and a remount [SMS-05]', async () => {
  const view = await show(platform());
  await sendCode();
  fireEvent.click(screen.getByRole('tab', { name: 'Username' }));
  await pass(20_000);
  fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await pass(0);
  expect(button()).toHaveAccessibleName('100 s');
  view.unmount();
  await pass(40_000);
  await show(platform());
  expect(button()).toHaveAccessibleName('60 s');
});

test('number and code log in, and the number alone is remembered [LOGIN-02, LOGIN-10]', async () => {
  const wps = platform();
  await show(wps);
  await sendCode();
  type(code(), '4711');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember mobile number' }));
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await pass(50);
  expect(wps.callsOf('session.login')).toEqual([
    {
      body: {
        type: 'sms',
        username: '9171234567',
        password: '4711',
        countryDialingCode: '63',
        remember: true,
      },
    },
  ]);
  expect(screen.getByTestId('address')).toHaveTextContent('/m/home');
  expect(savedCredentials.get('sms')).toMatchObject({ username: '9171234567', password: '' });
});

test('however fast it is tapped, one code is sent [SMS-01]', async () => {
  const wps = platform();
  await show(wps);
  type(mobile(), '9171234567');
  await pass(0);
  // Both taps come before the page is drawn anew.
  const send = button();
  act(() => {
    send.click();
    send.click();
  });
  await pass(0);
  expect(wps.callsOf('verification.smsNoLogin')).toHaveLength(1);
  await pass(120_000);
  fireEvent.click(button());
  await pass(0);
  expect(wps.callsOf('verification.smsNoLogin')).toHaveLength(2);
});

test('a code that could not be sent can be asked for again', async () => {
  const wps = platform({
    'verification.smsNoLogin': () => {
      throw new BusinessError({ code: errorCodes.smsTooMany, status: 200 }, 'ref-1');
    },
  });
  await show(wps);
  await sendCode();
  fireEvent.click(button());
  await pass(0);
  expect(wps.callsOf('verification.smsNoLogin')).toHaveLength(2);
});

test.each([
  [errorCodes.codeWrong, 'The verification code is not correct.'],
  [errorCodes.codeExpired, 'The verification code has expired. Please request a new one.'],
])(
  'a code that is refused with %s is told at its field, with focus there',
  async (refusal, told) => {
    const wps = platform({
      'session.login': () => {
        throw new BusinessError({ code: refusal, status: 200 }, 'ref-1');
      },
    });
    await show(wps);
    await sendCode();
    type(code(), '4711');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await pass(50);
    expect(code()).toHaveAccessibleDescription(told);
    expect(code()).toHaveFocus();
    type(code(), '4712');
    await pass(0);
    expect(code()).toBeValid();
  },
);

test('a platform that asks for a captcha first is sent what was read from it [SMS-01, SMS-04]', async () => {
  const refused = { code: errorCodes.captchaRequired, status: 200, value: { captcha: true } };
  const answers = [new BusinessError(refused, 'ref-1'), new BusinessError(refused, 'ref-2')];
  const wps = platform({
    'verification.smsNoLogin': () => {
      const failure = answers.shift();
      if (failure !== undefined) throw failure;
      return { expiredMinutes: 1 };
    },
  });
  await show(wps);
  await sendCode();
  const overlay = useOverlay.getState().current;
  if (overlay?.kind !== 'smsCaptcha') throw new Error('no captcha was asked for');
  expect(button()).toBeEnabled();
  const misread = expect(overlay.send('1111')).rejects.toMatchObject({ reference: 'ref-2' });
  await pass(0);
  await misread;
  expect(useOverlay.getState().current).toBe(overlay);
  void overlay.send('1234');
  await pass(0);
  expect(button()).toHaveTextContent('60 s');
  const body = { mobileNum: '9171234567', countryDialingCode: '63', type: 'login' };
  expect(wps.callsOf('verification.smsNoLogin')).toEqual([
    { body },
    { body: { ...body, captcha: '1111' } },
    { body: { ...body, captcha: '1234' } },
  ]);
  act(() => closeOverlay());
});
