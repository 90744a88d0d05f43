import { catalogues } from '@playhouse/i18n';
import { useOverlay } from '@playhouse/navigation';
import { fetchSealing } from '@playhouse/wps';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showAuth } from '../testing/showAuth';
import './FindPasswordPage';
import './ForgotPage';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(phone: boolean, flags: object = {}) {
  const { wps } = showAuth('/m/forget', {
    before: '/m/login-before',
    flags: { CHNGPASSVERIF3: phone, ...flags },
    answers: { 'password.forgotByEmail': null },
  });
  await pass(50);
  return wps;
}

function type(name: RegExp, value: string) {
  const input = screen.getByRole('textbox', { name });
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
  return input;
}

beforeAll(() => Promise.all([catalogues.load(['auth', 'phone', 'session'], 'EN'), fetchSealing()]));
beforeEach(() => {
  vi.useFakeTimers();
  // The step back reads where in the history the router stands.
  window.history.replaceState({ idx: 1 }, '');
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  window.history.replaceState(null, '');
});

test('a forgotten password has the e-mail alone with CHNGPASSVERIF3 off [FORGOT-01]', async () => {
  await show(false);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toBeInTheDocument();
});

test('who gets no message is led to support, whether there is an account or not [FORGOT-02]', async () => {
  await show(false);
  expect(screen.getByText(/Only a contact that you verified gets a message/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Customer services' }));
  expect(useOverlay.getState().current).toEqual({ kind: 'customerService' });
});

test('phone tab comes first with the flag on, before a code screen [FORGOT-01, ROUTE-04]', async () => {
  const wps = await show(true);
  expect(screen.getByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true');
  const goOn = screen.getByRole('button', { name: 'Continue by phone' });
  fireEvent.click(goOn);
  await pass(0);
  const mobile = screen.getByRole('textbox', { name: /^Mobile number/ });
  expect(mobile).toHaveAccessibleDescription('Enter your mobile number');
  expect(mobile).toHaveFocus();
  expect(wps.callsOf('verification.smsForReset')).toEqual([]);
  type(/^Mobile number/, '9171234567');
  fireEvent.click(goOn);
  await pass(50);
  expect(wps.callsOf('verification.smsForReset')).toEqual([
    { body: { mobileNum: '9171234567', countryDialingCode: '63' } },
  ]);
  expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('9171234567');
  expect(screen.getByRole('textbox', { name: /^SMS code/ })).toBeEnabled();
  // The toast about the code is gone before the next test begins.
  await pass(2_000);
});

test('the letter brings a link, or a new password where the merchant wants that [FORGOT-01]', async () => {
  await show(true);
  fireEvent.click(screen.getByRole('tab', { name: 'By e-mail' }));
  expect(screen.getByText(/^We’ll send a link to your account’s e-mail/)).toBeInTheDocument();
  cleanup();
  await show(false, { MAILPASSWORD3: true });
  expect(
    screen.getByText(/^We’ll send a new password to your account’s e-mail/),
  ).toBeInTheDocument();
});

test('a malformed e-mail address is refused under its field [FORGOT-02]', async () => {
  const wps = await show(false);
  type(/^Username/, 'ana_1');
  const email = type(/^E-mail/, 'ana@mail');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(0);
  expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com');
  expect(email).toHaveFocus();
  expect(wps.callsOf('password.forgotByEmail')).toEqual([]);
});

test('form trims values, tells success for 1 s, then goes back [FORGOT-03, FORGOT-04]', async () => {
  const wps = await show(false);
  type(/^Username/, ' ana_1 ');
  type(/^E-mail/, ' ana@mail.com ');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(0);
  expect(wps.callsOf('password.forgotByEmail')).toEqual([
    { body: { username: 'ana_1', email: 'ana@mail.com' } },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('We sent it.');
  await pass(999);
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByTestId('address')).toHaveTextContent('/m/login-before');
});
