import { fakeWps, refusing, sampleMerchant, ScreenProviders } from '@playhouse/fixtures';
import type { FakeAnswer } from '@playhouse/fixtures';
import { endSession, getSession, viewer } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { errorCodes } from '@playhouse/wps';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrationScreens } from '../screens';
// Loaded ahead, so that no test waits for the chunk.
import './RegisterPage';

const opened = { token: 't-1', userName: 'ana_1', customerType: 0, firstTimeLogin: true };
const on = { enabled: true, required: true };
const maybe = { enabled: true, required: false };

function platform(some: Record<string, FakeAnswer> = {}) {
  return fakeWps({
    'registration.settings': { email: on, nickname: maybe },
    'registration.validationRules': {
      username: { minLength: 4, maxLength: 16, charset: 'username' },
      password: { minLength: 8, maxLength: 64 },
      email: { minLength: 5, maxLength: 100, charset: 'email', messageKey: 'in_email_incorrect' },
      mobileNum: { minLength: 6, maxLength: 20, charset: 'digits' },
      verificationCode: { minLength: 4, maxLength: 10, charset: 'digits' },
    },
    'content.registerAnnouncements': [],
    'captcha.image': 'iVBORw0KGgo=',
    'registration.register': opened,
    'registration.registerMobile': opened,
    'registration.affiliateCheck': { success: false },
    'verification.smsNoLogin': { expiredMinutes: 1 },
    ...some,
  });
}

/** The site of a merchant with these flags, at its form. */
function site(
  wps: ReturnType<typeof platform>,
  flags: Merchant['flags'],
  address = '/m/register',
  changes: Partial<Merchant> = {},
) {
  return (
    <ScreenProviders
      screens={registrationScreens}
      viewer={viewer}
      history={[address]}
      wps={wps}
      merchant={sampleMerchant({ flags, ...changes })}
    />
  );
}

function show(...what: Parameters<typeof site>) {
  render(site(...what));
  return userEvent.setup();
}

const byUsername = { USERNAMEREG3: true };
const byMobile = { MOBILENUMREG3: true, REGMOBVERF3: true };

async function fillAccount(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/^Username/), 'ana_1');
  await user.type(screen.getByLabelText(/^Password/), 'secret-12');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret-12');
}

const captcha = () => screen.getByRole('textbox', { name: /^Verification code/ });
const submit = () => screen.getByRole('button', { name: 'Register' });

beforeEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the form', () => {
  it('a form shows the fields that are on, and has no tabs for one way [REG-01, REG-04]', async () => {
    show(platform(), byUsername);
    expect(await screen.findByLabelText(/^E-mail/)).toBeRequired();
    expect(screen.getByLabelText(/^Nickname/)).not.toBeRequired();
    expect(screen.queryByLabelText(/^Zalo/)).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('a typed mobile number is copied to the other tab [REG-01, REG-02]', async () => {
    const wps = platform({ 'registration.settings': { mobileNum: maybe } });
    const user = show(wps, { ...byUsername, ...byMobile });
    const mobile = await screen.findByRole('textbox', { name: /^Mobile number/ });
    expect(screen.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
    await user.type(mobile, '9171234567');
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toHaveValue(
      '9171234567',
    );
    expect(screen.getByLabelText(/^SMS code/)).toBeInTheDocument();
  });

  it('a form follows the platform’s flags when they come after it [REG-01, WL-02]', async () => {
    const wps = platform({ 'registration.settings': { mobileNum: maybe } });
    const { rerender } = render(site(wps, { ...byUsername, MOBILENUMREG3: true }));
    await screen.findByRole('textbox', { name: /^Username/ });
    rerender(site(wps, { MOBILENUMREG3: true }));
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Username/ })).not.toBeInTheDocument();
  });

  it('what was typed stays, and its tab, when another way is offered after it [REG-01, WL-02]', async () => {
    const wps = platform();
    const { rerender } = render(site(wps, { MOBILENUMREG3: true }));
    const mobile = await screen.findByRole('textbox', { name: /^Mobile number/ });
    await userEvent.type(mobile, '9171234567');
    rerender(site(wps, { ...byUsername, MOBILENUMREG3: true }));
    expect(await screen.findByRole('tab', { name: 'Mobile number' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(mobile).toHaveValue('9171234567');
    expect(mobile).toHaveFocus();
  });

  it('an agreement that was taken back stays so on another tab [REG-02, REG-05]', async () => {
    const user = show(platform(), { ...byUsername, ...byMobile });
    await user.click(await screen.findByRole('checkbox', { name: /at least/ }));
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(await screen.findByLabelText(/^SMS code/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /at least/ })).not.toBeChecked();
    expect(submit()).toBeDisabled();
  });

  it('nothing can be sent without the agreement, which states the age [REG-05]', async () => {
    const wps = platform();
    const user = show(wps, byUsername, '/m/register', {
      register: { age: 21, remember: true, dialingCode: '63' },
    });
    const consent = await screen.findByRole('checkbox', { name: /at least 21 years/ });
    expect(consent).toBeChecked();
    const agreement = screen.getByRole('link', { name: 'user agreement' });
    expect(agreement).toHaveAttribute('href', '/m/useragreement');
    // Beside the form, where what was typed stays.
    expect(agreement).toHaveAttribute('target', '_blank');
    await user.click(consent);
    expect(submit()).toBeDisabled();
    await user.click(consent);
    expect(submit()).toBeEnabled();
  });

  it('a captcha is fetched on entry, and another when it is pressed [REG-03, REG-08]', async () => {
    const wps = platform({ 'registration.settings': { captcha: on } });
    const user = show(wps, byUsername);
    const box = await screen.findByRole('textbox', { name: /^Verification code/ });
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(1));
    await user.type(box, '12345678');
    expect(box).toHaveValue('123456');
    await user.click(await screen.findByRole('button', { name: /Press to get a new one/ }));
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
    expect(box).toHaveValue('');
  });

  it('announcements for visitors stand above the form [REG-07]', async () => {
    const wps = platform({
      'content.registerAnnouncements': [{ bannerId: 1, url: '/art/b.svg', title: 'Welcome gift' }],
    });
    show(wps, byUsername);
    const list = await screen.findByRole('list', { name: 'Announcements' });
    expect(within(list).getByAltText('Welcome gift')).toBeInTheDocument();
    expect(wps.callsOf('content.registerAnnouncements')[0]?.query).toMatchObject({
      types: 'B',
      groupName: 'm_reg',
      platform: 'M',
      merchantCode: 'sample',
      token: '',
    });
  });

  it('a form says why and offers a retry when its settings cannot be had', async () => {
    let tries = 0;
    const wps = platform({
      'registration.settings': () => {
        tries += 1;
        if (tries === 1) throw new Error('down');
        return {};
      },
    });
    const user = show(wps, byUsername);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Username/)).toBeInTheDocument();
  });
});

describe('ways out', () => {
  it('a link leads to the login, keeping where the visitor goes, and a button home [REG-09]', async () => {
    const user = show(platform(), byUsername, '/m/register?returnTo=%2Fm%2Fdeposit');
    const login = await screen.findByRole('link', { name: 'Log in' });
    expect(login).toHaveAttribute('href', '/m/login?returnTo=%2Fm%2Fdeposit');
    await user.click(screen.getByRole('button', { name: 'Back to home' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  });
});

describe('sending', () => {
  it('the first invalid field has the focus, and nothing is sent [REG-13, REG-14]', async () => {
    const wps = platform();
    const user = show(wps, byUsername);
    await user.type(await screen.findByLabelText(/^Username/), 'ana_1');
    await user.type(screen.getByLabelText(/^Password/), 'short');
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus());
    expect(screen.getByText('Use 8 to 64 characters')).toBeInTheDocument();
    expect(screen.getByText('Enter the password again')).toBeInTheDocument();
    expect(wps.callsOf('registration.register')).toHaveLength(0);
  });

  it('a username is registered, logged in, and led to where it was going [REG-10, REG-18]', async () => {
    const wps = platform();
    const user = show(wps, byUsername, '/m/register?returnTo=%2Fm%2FgameList');
    await fillAccount(user);
    await user.type(screen.getByLabelText(/^E-mail/), 'ana@example.ph');
    await user.click(submit());
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/gameList');
    expect(wps.callsOf('registration.register')[0]?.body).toMatchObject({
      username: 'ana_1',
      email: 'ana@example.ph',
      registerMethod: 'H5',
      registerUrl: 'localhost',
      countryDialingCode: '63',
      type: 0,
    });
    expect(getSession()).toMatchObject({ token: 't-1', type: 0, firstTimeLogin: true });
  });

  it('a number is registered by its code, without its trunk prefix [REG-18, REG-19]', async () => {
    const wps = platform({ 'registration.settings': {} });
    const user = show(wps, byMobile);
    await user.type(await screen.findByRole('textbox', { name: /^Mobile number/ }), '09171234567');
    const get = screen.getByRole('button', { name: 'Get code' });
    await waitFor(() => expect(get).toBeEnabled());
    await user.click(get);
    await waitFor(() => expect(get).toBeDisabled());
    await user.type(screen.getByLabelText(/^SMS code/), '1234');
    await user.click(submit());
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
    const number = { mobileNum: '9171234567', countryDialingCode: '63' };
    expect(wps.callsOf('verification.smsNoLogin')[0]?.body).toEqual({
      ...number,
      type: 'register',
    });
    expect(wps.callsOf('registration.registerMobile')[0]?.body).toMatchObject({
      ...number,
      verificationCode: '1234',
      username: '',
      password: '',
    });
  });

  it('a field that the platform refused says so, and a new captcha comes [REG-08]', async () => {
    const wps = platform({
      'registration.settings': { captcha: on },
      'registration.register': refusing(errorCodes.usernameExists),
    });
    const user = show(wps, byUsername);
    await fillAccount(user);
    await user.type(captcha(), '1234');
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus());
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(
      'This username is taken. Choose another.',
    );
    expect(captcha()).toHaveValue('');
    await waitFor(() => expect(wps.callsOf('captcha.image')).toHaveLength(2));
  });
});

describe('invitation codes', () => {
  const invited = { 'registration.settings': { affiliateCode: maybe } };

  it('a valid code of the address is sent without a field and kept for the visit [REG-12]', async () => {
    const wps = platform({ ...invited, 'registration.affiliateCheck': { success: true } });
    const user = show(wps, byUsername, '/m/register?affiliateCode=AB12');
    expect(await screen.findByText('AB12')).toBeInTheDocument();
    await fillAccount(user);
    expect(screen.queryByLabelText(/^Invitation code/)).not.toBeInTheDocument();
    await user.click(submit());
    await screen.findByTestId('address');
    expect(wps.callsOf('registration.affiliateCheck')[0]?.query).toEqual({
      code: 'AB12',
      domain: 'localhost',
    });
    expect(wps.callsOf('registration.register')[0]?.body).toMatchObject({ affiliateCode: 'AB12' });
    expect(sessionStorage.getItem('affiliate')).toContain('AB12');
  });

  it('an invalid code shows its field; submit checks, tells and focuses it [REG-12, REG-17]', async () => {
    const wps = platform(invited);
    const user = show(wps, byUsername, '/m/register?affiliateCode=BAD1');
    await fillAccount(user);
    const code = screen.getByLabelText(/^Invitation code/);
    expect(code).toHaveValue('BAD1');
    await user.clear(code);
    await user.type(code, 'BAD2');
    await user.click(submit());
    // The toast first: it does not stay long.
    const told = within(await screen.findByRole('alert'));
    expect(
      await told.findByText('This invitation code is wrong. Check it or leave it empty.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(code).toHaveFocus());
    expect(wps.callsOf('registration.affiliateCheck').at(-1)?.query).toMatchObject({
      code: 'BAD2',
    });
    expect(wps.callsOf('registration.register')).toHaveLength(0);
  });
});

describe('the list of countries', () => {
  it('a country that is searched and picked changes the dialling code [REG-03]', async () => {
    const user = show(platform({ 'registration.settings': {} }), byMobile);
    await user.click(await screen.findByRole('button', { name: 'Country code +63' }));
    await user.type(await screen.findByPlaceholderText('Search by country or code'), 'braz');
    await user.click(await screen.findByRole('button', { name: /Brazil/ }));
    expect(
      await screen.findByRole('button', { name: /Country code \+55, Brazil/ }),
    ).toBeInTheDocument();
  });
});
