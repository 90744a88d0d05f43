import { mockWps, refusing } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showMember } from '../testing/showMember';
import './SecurityCenterPage';

const config = {
  kyc: 'review',
  hasPaymentPassword: true,
  bankCardCount: 0,
  mobileNum: '9•••••4567',
  email: null,
  mobileProof: 'open',
  emailProof: 'open',
};

function show(changes: Partial<typeof config> = {}, answers: Parameters<typeof mockWps>[0] = {}) {
  const wps = mockWps({ 'security.config': { ...config, ...changes }, ...answers });
  return showMember('/m/securityCenter', { wps });
}
type User = ReturnType<typeof show>['user'];

beforeEach(() => {
  sessionStorage.clear();
  endSession();
});

async function open(user: User, name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('a contact in the security centre', () => {
  it('tells which is verified, and what of it is shown [KYC-01]', async () => {
    show({ mobileProof: 'proved' });
    const row = (await screen.findByText('9•••••4567')).closest('div');
    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(screen.getByText('Not verified')).toBeInTheDocument();
    expect(row).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Mobile number/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /E-mail/ })).toBeInTheDocument();
  });

  it('is not shown where nothing could verify it', async () => {
    show({ mobileProof: 'closed' });
    expect(await screen.findByRole('button', { name: /E-mail/ })).toBeInTheDocument();
    expect(screen.queryByText('9•••••4567')).not.toBeInTheDocument();
  });

  it('by SMS is verified with code and login password [KYC-01, SMS-03]', async () => {
    const { user, wps } = show();
    const dialog = await open(user, /Mobile number/);
    const send = dialog.getByRole('button', { name: 'Get code' });
    expect(send).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Mobile number/ }), '9171234567');
    await user.click(send);
    await waitFor(() =>
      expect(wps.callsOf('contacts.sendMobileCode')[0]?.body).toMatchObject({
        mobileNum: '9171234567',
      }),
    );
    await user.type(dialog.getByLabelText(/^Code/), '123456');
    await user.type(dialog.getByLabelText(/^Login password/), 'Playhouse-2026');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(wps.callsOf('contacts.proveMobile')[0]?.body).toMatchObject({
        mobileNum: '9171234567',
        verificationCode: '123456',
        loginPassword: 'Playhouse-2026',
      }),
    );
    expect(await screen.findByText('Mobile number verified')).toBeInTheDocument();
    await waitFor(() => expect(wps.callsOf('security.config').length).toBeGreaterThan(1));
  });

  it('by mail is verified with code and login password, its fields judged first [KYC-01]', async () => {
    const { user, wps } = show();
    const dialog = await open(user, /E-mail/);
    const address = dialog.getByRole('textbox', { name: /^E-mail/ });
    await user.type(address, 'anna@mail');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(address).toBeInvalid();
    expect(dialog.getByLabelText(/^Code/)).toBeInvalid();
    expect(dialog.getByLabelText(/^Login password/)).toBeInvalid();
    await user.type(address, '.com');
    await user.click(dialog.getByRole('button', { name: 'Get code' }));
    await waitFor(() =>
      expect(wps.callsOf('contacts.sendEmailCode')[0]?.body).toEqual({ email: 'anna@mail.com' }),
    );
    await user.type(dialog.getByLabelText(/^Code/), '123456');
    await user.type(dialog.getByLabelText(/^Login password/), 'Playhouse-2026');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(wps.callsOf('contacts.proveEmail')[0]?.body).toEqual({
        email: 'anna@mail.com',
        verificationCode: '123456',
        loginPassword: 'Playhouse-2026',
      }),
    );
    expect(await screen.findByText('E-mail verified')).toBeInTheDocument();
  });

  it.each([
    [errorCodes.mobileExists, /^Mobile number/],
    [errorCodes.codeWrong, /^Code/],
    [errorCodes.codeExpired, /^Code/],
    [errorCodes.passwordWrong, /^Login password/],
  ])('that is refused for %s tells so at its field, which has the focus', async (code, field) => {
    const { user } = show({}, { 'contacts.proveMobile': refusing(code) });
    const dialog = await open(user, /Mobile number/);
    await user.type(dialog.getByRole('textbox', { name: /^Mobile number/ }), '9171234567');
    await user.type(dialog.getByLabelText(/^Code/), '123456');
    await user.type(dialog.getByLabelText(/^Login password/), 'Playhouse-2026');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    const box = /Mobile/.test(String(field))
      ? () => dialog.getByRole('textbox', { name: field })
      : () => dialog.getByLabelText(field);
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toBeInvalid();
  });
});
