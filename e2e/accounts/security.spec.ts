import { kindsOf } from '../support/extent';
import { expect, test } from '../support/test';
import { field, fill, issueOf } from './steps';

const states = [
  ['none', 'Not verified'],
  ['review', 'Under review'],
  ['verified', 'Verified'],
] as const;

for (const [kyc, words] of kindsOf(states, 1)) {
  test(`an identity that is "${kyc}" reads "${words}" in the security centre [KYC-01]`, async ({
    page,
    newMember,
    login,
    open,
  }) => {
    await login(await newMember());
    await page.route('**/wps/member/securityConfig', async (route) => {
      const answer = await route.fetch({ maxRetries: 2 });
      const body = (await answer.json()) as { value: object };
      await route.fulfill({ json: { ...body, value: { ...body.value, kyc } } });
    });
    await open('/m/securityCenter');
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  });
}

test('a payment password is set, a bank card added with it and removed again; the login password is near [KYC-01]', async ({
  page,
  newMember,
  login,
  open,
  said,
}) => {
  await login(await newMember());
  await open('/m/securityCenter');
  // A card needs the payment password, so that comes first.
  await page.getByRole('button', { name: 'Add a bank card' }).click();
  await expect.poll(() => said).toContain('Please set a payment password first');
  const sheet = page.getByRole('dialog');
  await fill(page, { newPaymentPassword: '123456', confirmNewPaymentPassword: '123456' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(issueOf(page, 'newPaymentPassword')).toHaveText(/easy to guess/);
  await fill(page, { newPaymentPassword: '135790', confirmNewPaymentPassword: '135791' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(issueOf(page, 'confirmNewPaymentPassword')).toHaveText(
    'The two passwords do not match',
  );
  await fill(page, { confirmNewPaymentPassword: '135790' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Payment password/ })).toContainText(/set/i);
  await expect(page.getByText('Not set')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a bank card' }).click();
  await page.locator('select[name="bankCode"]').selectOption('ISLA');
  await fill(page, {
    accountName: 'Ana Reyes',
    accountNumber: '12345678901234',
    paymentPassword: '000000',
  });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(issueOf(page, 'paymentPassword')).toHaveText('The payment password is not correct.');
  await expect(field(page, 'paymentPassword')).toBeFocused();
  await fill(page, { paymentPassword: '135790' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('•••• •••• 1234')).toBeVisible();
  await expect(page.getByText('12345678901234')).toHaveCount(0);
  await expect(page.getByText('1 of 5')).toBeVisible();

  await page.getByRole('button', { name: /^Remove Isla/ }).click();
  await fill(page, { paymentPassword: '000000' });
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(issueOf(page, 'paymentPassword')).toHaveText('The payment password is not correct.');
  await expect(field(page, 'paymentPassword')).toBeFocused();
  await fill(page, { paymentPassword: '135790' });
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No bank card yet.')).toBeVisible();

  await page.getByRole('link', { name: /^Login password/ }).click();
  await page.waitForURL('**/m/changePsw');
  await expect(field(page, 'newPassword')).toBeVisible();
});
