import { expect, password, settled, test } from '../support/test';
import { fill, submit } from './steps';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

test('a member sees the other phone that is logged in and signs it out; it is told at its next call [ROUTE-14, SESS-03]', async ({
  page,
  browser,
  baseURL,
  newMember,
  login,
  open,
  said,
}) => {
  test.slow(true, 'two browsers log in');
  const member = await newMember();
  const other = await browser.newContext({ baseURL, userAgent: iphone, serviceWorkers: 'block' });
  await other.addInitScript(() => localStorage.setItem('language', 'EN'));
  const lost = await other.newPage();
  await lost.goto('/m/login');
  await fill(lost, { username: member.account, password });
  await submit(lost);
  await lost.waitForURL('**/m/home');
  await lost.goto('/m/set');
  await settled(lost);

  await login(member);
  await open('/m/securityCenter');
  await page.getByRole('link', { name: /^Devices/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your devices');
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  const end = page.getByRole('button', { name: 'Sign out Safari · iOS' });
  await end.click();
  const question = page.getByRole('alertdialog', { name: 'Sign out Safari · iOS?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => said).toContain('Device signed out');
  await expect(end).toHaveCount(0);
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
