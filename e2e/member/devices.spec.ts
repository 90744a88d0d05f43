import { keepSession } from '../support/earlierVisit';
import { gatewayUrl } from '../support/ports';
import { expect, password, test } from '../support/test';

test('a member signs another phone out, which is told so at its next call [ROUTE-14, SESS-03]', async ({
  page,
  browser,
  baseURL,
  merchant,
  newMember,
  returnAs,
  open,
}) => {
  const member = await newMember();
  const other = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await other.addInitScript(() => localStorage.setItem('language', 'EN'));
  const lost = await other.newPage();
  await keepSession(lost, gatewayUrl, merchant, { username: member.account, password });

  await returnAs(member);
  await open('/m/securityCenter');
  await page.getByRole('link', { name: /^Devices/ }).click();
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out (?!all)/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();

  const told = lost.getByText('Your account has been logged out. Please log in again.');
  await Promise.all([
    expect(told.first()).toBeVisible(),
    lost.goto('/m/securityCenter'),
    lost.waitForURL('**/m/login?**'),
  ]);
  await other.close();

  await open('/m/devices');
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
});
