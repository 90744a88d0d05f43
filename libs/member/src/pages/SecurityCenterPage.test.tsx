import { mockWps, refusing, samplePix, sayWords } from '@playhouse/fixtures';
import { useOverlay } from '@playhouse/navigation';
import { endSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showMember } from '../testing/showMember';
import './SecurityCenterPage';

const config = {
  kyc: 'review',
  hasPassword: true,
  hasPaymentPassword: true,
  bankCardCount: 1,
  bankCardLimit: 5,
  payeeName: 'Demo Player',
};

function show(changes: Partial<typeof config>, answers: Parameters<typeof mockWps>[0] = {}) {
  const wps = mockWps({ 'security.config': { ...config, ...changes }, ...answers });
  return showMember('/m/securityCenter', { wps });
}

beforeEach(() => {
  sessionStorage.clear();
  endSession();
});

it.each([
  ['review', 'Under review'],
  ['verified', 'Verified'],
])('tells the identity check %s as "%s" [KYC-01]', async (kyc, text) => {
  show({ kyc });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('an identity that was never checked leads to customer service [KYC-01]', async () => {
  const { user } = show({ kyc: 'none' });
  await user.click(await screen.findByRole('button', { name: /Identity check/ }));
  expect(useOverlay.getState().current).toEqual({ kind: 'customerService' });
});

it('leads to the login password [KYC-01]', async () => {
  show({});
  const row = await screen.findByRole('link', { name: /Login password/ });
  expect(row).toHaveAttribute('href', '/m/changePsw');
});

describe('the payment password', () => {
  it('is set with the login password, its rules judged while typing [KYC-01]', async () => {
    const { user, wps } = show({ hasPaymentPassword: false });
    await user.click(await screen.findByRole('button', { name: /Payment password/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/^Current/)).not.toBeInTheDocument();
    const login = dialog.getByLabelText(/^Login password/);
    expect(login).toHaveAttribute('autocomplete', 'current-password');
    expect(login).toHaveValue('');
    const field = dialog.getByLabelText(/^New/);
    expect(field).toHaveAttribute('type', 'text');
    const met = () =>
      dialog.getAllByRole('listitem').map((rule) => /\(met\)/.test(rule.textContent));
    expect(met()).toEqual([false, false, false]);
    await user.type(field, '123456');
    expect(met()).toEqual([true, false, true]);
    await user.tab();
    expect(await dialog.findByText(/easy to guess/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '2468');
    expect(met()).toEqual([false, true, true]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(wps.callsOf('security.setPaymentPassword')).toHaveLength(0);
    await user.type(field, '10');
    expect(met()).toEqual([true, true, true]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(wps.callsOf('security.setPaymentPassword')).toHaveLength(0);
    expect(login).toBeInvalid();
    await user.type(login, 'Playhouse-2026');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(wps.callsOf('security.setPaymentPassword')[0]?.body).toEqual({
        loginPassword: 'Playhouse-2026',
        newPaymentPassword: '246810',
        confirmNewPaymentPassword: '246810',
      }),
    );
  });

  it('whose login password is wrong tells so at that field, which has the focus [KYC-01]', async () => {
    const refused = { 'security.setPaymentPassword': refusing(errorCodes.passwordWrong) };
    const { user } = show({ hasPaymentPassword: false }, refused);
    await user.click(await screen.findByRole('button', { name: /Payment password/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Login password/), 'Wrong-2026');
    await user.type(dialog.getByLabelText(/^New/), '246810');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Login password/)).toBeInvalid());
    expect(dialog.getByLabelText(/^Login password/)).toHaveFocus();
  });

  it.each([
    [errorCodes.paymentPasswordWrong, /^Current/],
    [errorCodes.paymentPasswordWeak, /^New/],
    [errorCodes.passwordSame, /^New/],
  ])('refused for %s is told at its field, which has the focus [KYC-01]', async (code, field) => {
    const { user } = show({}, { 'security.setPaymentPassword': refusing(code) });
    await user.click(await screen.findByRole('button', { name: /Payment password/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Current/), '1111');
    await user.type(dialog.getByLabelText(/^New/), '246810');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText(field)).toBeInvalid());
    expect(dialog.getByLabelText(field)).toHaveFocus();
  });
});

describe('bank cards', () => {
  it('are listed, and one is removed with the payment password [KYC-01]', async () => {
    const { user, wps } = show({});
    expect(await screen.findByText('**** **** 4821')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(wps.callsOf('security.removeBankCard')).toHaveLength(0);
    await user.type(dialog.getByLabelText(/^Payment password/), '246810');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(wps.callsOf('security.removeBankCard')[0]?.body).toEqual({
        id: '1',
        paymentPassword: '246810',
      }),
    );
  });

  it('one is added with bank, name, number and payment password [KYC-01]', async () => {
    const { user, wps } = show({});
    await user.click(await screen.findByRole('button', { name: 'Add an account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: 'Bank transfer' }));
    await user.selectOptions(await dialog.findByRole('combobox', { name: /^Bank/ }), 'BOI');
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Demo Player');
    await user.type(dialog.getByLabelText(/^Account number/), '1234');
    await user.type(dialog.getByLabelText(/^Payment password/), '2468');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Use 6 to 24 digits')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Account number/), '567890');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(wps.callsOf('security.addBankCard')[0]?.body).toEqual({
        bankCode: 'BOI',
        accountName: 'Demo Player',
        accountNumber: '1234567890',
        paymentPassword: '2468',
      }),
    );
  });

  it('one of a local way is told its terms, and its number judged like the platform does', async () => {
    const { user, wps } = show({});
    await user.click(await screen.findByRole('button', { name: 'Add an account' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText(sayWords(/₱100.00 to ₱50,000.00.*No fee.*15 minutes/)),
    ).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Mobile number/), '0817 123 4567');
    await user.type(dialog.getByLabelText(/^Payment password/), '2468');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/mobile number from this country/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^Mobile number/));
    await user.type(dialog.getByLabelText(/^Mobile number/), '0917 123 4567');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(wps.callsOf('wallet.addPayoutAccount')[0]?.body).toEqual({
        methodId: 'gcash',
        accountType: 'mobile',
        accountName: 'Demo Player',
        account: '0917 123 4567',
        paymentPassword: '2468',
      }),
    );
    expect(wps.callsOf('security.addBankCard')).toHaveLength(0);
  });

  it('a Pix key is judged by its kind', async () => {
    const { user, wps } = show({}, { 'wallet.payoutMethods': [samplePix] });
    await user.click(await screen.findByRole('button', { name: 'Add an account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(/^CPF/), '529.982.247-26');
    await user.tab();
    expect(await dialog.findByText(/This CPF isn't valid/)).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^Key type/), 'E-mail');
    await user.clear(dialog.getByLabelText(/^E-mail/));
    await user.type(dialog.getByLabelText(/^E-mail/), 'ana@correio.com.br');
    await user.type(dialog.getByLabelText(/^Payment password/), '2468');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(wps.callsOf('wallet.addPayoutAccount')[0]?.body).toMatchObject({
        ...{ methodId: 'pix', accountType: 'email', account: 'ana@correio.com.br' },
      }),
    );
  });

  it.each([
    [errorCodes.paymentPasswordWrong, /^Payment password/],
    [errorCodes.bankCardHolder, /^Name/],
    [errorCodes.bankCardExists, /^Account number/],
  ])(
    'one that is refused for %s tells so at its field, which has the focus each time [KYC-01]',
    async (code, field) => {
      const { user, wps } = show({}, { 'security.addBankCard': refusing(code) });
      await user.click(await screen.findByRole('button', { name: 'Add an account' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(await dialog.findByRole('radio', { name: 'Bank transfer' }));
      await user.selectOptions(await dialog.findByRole('combobox', { name: /^Bank/ }), 'BOI');
      await user.click(dialog.getByLabelText(/^Account number/));
      await user.paste('1234567890');
      await user.click(dialog.getByLabelText(/^Payment password/));
      await user.paste('2468');
      for (const times of [1, 2]) {
        await user.click(dialog.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(wps.callsOf('security.addBankCard')).toHaveLength(times));
        await waitFor(() => expect(dialog.getByLabelText(field)).toHaveFocus());
        expect(dialog.getByLabelText(field)).toBeInvalid();
      }
    },
  );

  it('are kept when the payment password is wrong; its field says so and is focused [KYC-01]', async () => {
    const { user } = show(
      {},
      { 'security.removeBankCard': refusing(errorCodes.paymentPasswordWrong) },
    );
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Payment password/), '246810');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Payment password/)).toBeInvalid());
    expect(dialog.getByLabelText(/^Payment password/)).toHaveFocus();
  });

  it('need a payment password first [KYC-01]', async () => {
    const { user } = show({ hasPaymentPassword: false });
    await user.click(await screen.findByRole('button', { name: 'Add an account' }));
    expect(await screen.findByText('Set a payment password first')).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Payment password' })).toBeInTheDocument();
  });

  it('cannot be more than the limit [KYC-01]', async () => {
    show({ bankCardLimit: 1 });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add an account' })).toBeDisabled(),
    );
  });
});
