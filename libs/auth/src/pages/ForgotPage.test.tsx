import { fakeWps, sampleMerchant, ScreenProviders } from '@playhouse/fixtures';
import { catalogues } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { viewer } from '@playhouse/session';
import { fetchSealing } from '@playhouse/wps';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authScreens } from '../screens';
import './FindPasswordPage';
import './ForgotPage';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(phone: boolean) {
  const wps = fakeWps({ 'registration.validationRules': {}, 'password.forgotByEmail': null });
  render(
    <ScreenProviders
      screens={authScreens}
      viewer={viewer}
      history={['/m/login-before', '/m/forget']}
      wps={wps}
      merchant={sampleMerchant({ flags: { CHNGPASSVERIF3: phone } })}
    />,
  );
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
  vi.useRealTimers();
  window.history.replaceState(null, '');
});

test('with CHNGPASSVERIF3 off there is only the e-mail [FORGOT-01]', async () => {
  await show(false);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toBeInTheDocument();
});

test('with it on the phone comes first, and leads to the screen of its own [FORGOT-01, ROUTE-04]', async () => {
  await show(true);
  expect(screen.getByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true');
  const link = screen.getByRole('link', { name: 'Continue by phone' });
  expect(link).toHaveAttribute('href', paths.findPassword.href());
  fireEvent.click(link);
  await pass(50);
  expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeInTheDocument();
});

test('both ways can be chosen [FORGOT-01]', async () => {
  await show(true);
  fireEvent.click(screen.getByRole('tab', { name: 'By e-mail' }));
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toBeInTheDocument();
});

test('a malformed e-mail address is refused under its field [FORGOT-02]', async () => {
  const wps = await show(false);
  type(/^Username/, 'ana_1');
  const email = type(/^E-mail/, 'ana@mail');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(0);
  expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address');
  expect(email).toHaveFocus();
  expect(wps.callsOf('password.forgotByEmail')).toEqual([]);
});

test('values are trimmed; success is told for 1 s, then the previous screen is back [FORGOT-03, FORGOT-04]', async () => {
  const wps = await show(false);
  type(/^Username/, ' ana_1 ');
  type(/^E-mail/, ' ana@mail.com ');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(0);
  expect(wps.callsOf('password.forgotByEmail')).toEqual([
    { body: { username: 'ana_1', email: 'ana@mail.com' } },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('It is on its way.');
  await pass(999);
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByTestId('address')).toHaveTextContent('/m/login-before');
});
