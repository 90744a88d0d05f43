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

test('a number and an address that were never verified are, by their codes [KYC-01, SMS-01]', async ({
  page,
  newMember,
  returnAs,
  open,
  smsCode,
  letter,
}) => {
  const member = await newMember({ proved: false });
  await returnAs(member);
  await open('/m/securityCenter');
  const sheet = page.getByRole('dialog');
  const prove = async (contact: RegExp, typed: string, read: () => Promise<string>) => {
    const row = page.getByRole('button', { name: contact });
    await expect(row).toContainText('Not verified');
    await row.click();
    await sheet.getByRole('textbox', { name: contact }).fill(typed);
    await sheet.getByRole('button', { name: 'Get code' }).click();
    await expect(sheet.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Code' }).fill(await read());
    await sheet.getByLabel('Login password').fill(password);
    await sheet.getByRole('button', { name: 'Verify' }).click();
    await expect(sheet).toBeHidden();
    await expect(row).toHaveCount(0);
  };
  await prove(/^Mobile number/, member.mobile, () => smsCode(member.mobile));
  await prove(
    /^E-mail/,
    member.email,
    async () => /\d{6}/.exec(await letter(member.email))?.[0] ?? '',
  );
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(2);
});
