import { refusing } from '@playhouse/fixtures';
import { catalogues } from '@playhouse/i18n';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession, savedCredentials } from '@playhouse/session';
import { BusinessError, errorCodes, fetchSealing } from '@playhouse/wps';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showAuth } from '../testing/showAuth';
import type { Answers } from '../testing/showAuth';
// Loaded ahead, with the texts below: fake clocks do not wait for files.
import './LoginPage';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(answers: Answers = {}) {
  const { wps } = showAuth('/m/login', { answers, flags: { MOBILEVERCODELOGIN3: true } });
  await pass(50);
  fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await pass(0);
  return wps;
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
  await show();
  expect(button()).toBeDisabled();
  type(mobile(), '12');
  await pass(0);
  expect(button()).toBeDisabled();
  expect(mobile()).toHaveAccessibleDescription('Enter at least 6 digits');
  type(mobile(), '9171234567');
  await pass(0);
  expect(button()).toBeEnabled();
  expect(mobile()).toHaveAttribute('maxlength', '20');
  expect(code()).toHaveAttribute('maxlength', '10');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('the button sends, counts 60 s for each minute, and has its label back [SMS-01, SMS-02]', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => (answer = resolve));
  const wps = await show({ 'verification.smsNoLogin': () => pending });
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
  await show();
  await sendCode();
  expect(screen.getByRole('status')).toHaveTextContent('Code sent');
  expect(code()).toHaveFocus();
  await pass(1_499);
  expect(screen.getByRole('status')).toHaveTextContent('Code sent');
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a code that could not be sent is told at the form, and can be asked for again [SMS-04]', async () => {
  const wps = await show({ 'verification.smsNoLogin': refusing(errorCodes.smsTooMany) });
  await sendCode();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText(/^Too many tries/)).toHaveFocus();
  expect(mobile()).toBeValid();
  expect(button()).toHaveAccessibleName('Get code');
  fireEvent.click(button());
  await pass(0);
  expect(wps.callsOf('verification.smsNoLogin')).toHaveLength(2);
});

test('number and code log in, and the number alone is remembered [LOGIN-02, LOGIN-10]', async () => {
  const wps = await show();
  await sendCode();
  type(code(), '4711');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember mobile number' }));
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await pass(50);
  expect(wps.callsOf('session.login')).toMatchObject([
    { body: { type: 'sms', username: '9171234567', password: '4711', remember: true } },
  ]);
  expect(screen.getByTestId('address')).toHaveTextContent('/m/home');
  expect(savedCredentials.get('sms')).toMatchObject({ username: '9171234567', password: '' });
});

test('one code is sent however fast the button is tapped [SMS-01]', async () => {
  const wps = await show();
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

test.each([
  [errorCodes.codeWrong, 'This verification code is wrong. Check it and enter it again.'],
  [errorCodes.codeExpired, 'This code has expired. Get a new verification code.'],
])(
  'a code that is refused with %s is told at its field, with focus there',
  async (refusal, told) => {
    await show({ 'session.login': refusing(refusal) });
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
  const wps = await show({
    'verification.smsNoLogin': () => {
      const failure = answers.shift();
      if (failure !== undefined) throw failure;
      return { expiredMinutes: 1 };
    },
  });
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
