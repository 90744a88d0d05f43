import { field, fill, findIssue } from '../auth/steps';
import { expect, password, test } from '../support/test';

test('a payment password is set, a bank card is added with it, and removed again [KYC-01]', async ({
  page,
  newMember,
  returnAs,
  open,
  said,
}) => {
  await returnAs(await newMember());
  await open('/m/securityCenter');
  // A card needs the payment password, so that comes first.
  await page.getByRole('button', { name: 'Add an account' }).click();
  await expect.poll(() => said).toContain('Set a payment password first');
  const sheet = page.getByRole('dialog');
  await fill(page, { loginPassword: 'Wrong-2026', newPaymentPassword: '135790' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'loginPassword')).toBeFocused();
  await fill(page, { loginPassword: password });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Payment password/ })).not.toContainText(
    'Not set',
  );

  await page.getByRole('button', { name: 'Add an account' }).click();
  await sheet.getByRole('radio', { name: 'Bank transfer' }).check();
  await page.locator('select[name="bankCode"]').selectOption('ISLA');
  await fill(page, {
    accountName: 'Ana Reyes',
    accountNumber: '12345678901234',
    paymentPassword: '000000',
  });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(findIssue(page, 'paymentPassword')).toHaveText(
    'The payment password is wrong. Check it and enter it again.',
  );
  await expect(field(page, 'paymentPassword')).toBeFocused();
  await fill(page, { paymentPassword: '135790' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('•••• •••• 1234')).toBeVisible();
  await expect(page.getByText('12345678901234')).toHaveCount(0);

  await page.getByRole('button', { name: /^Remove Isla/ }).click();
  await fill(page, { paymentPassword: '135790' });
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No account yet.')).toBeVisible();
});
