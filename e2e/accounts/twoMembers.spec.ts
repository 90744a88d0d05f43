import type { BrowserContext, Page } from '@playwright/test';
import { expect, password, settled, test } from '../support/test';
import { field, fill, sessionRecord, submit } from './steps';

type Life = 'active' | 'frozen';

/** Puts a tab to sleep as a phone does, or wakes it: asleep it runs nothing and hears nothing. */
async function sleeper(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  return (state: Life) => devtools.send('Page.setWebLifecycleState', { state });
}

async function tabAt(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await settled(tab);
  return tab;
}

async function logInHere(page: Page, account: string): Promise<void> {
  await page.goto('/m/login');
  await fill(page, { username: account, password });
  await submit(page);
  await page.waitForURL('**/m/home');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/m/home');
  await settled(page);
}

/** What stands in the fields of a page. */
function typed(page: Page): Promise<string[]> {
  return page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));
}

async function tokenOf(page: Page): Promise<string> {
  return ((await sessionRecord(page)) as { token: string }).token;
}

test('two members on one phone, a tab of the first asleep: nothing of one is seen, used or sent by the other [SESS-04]', async ({
  page,
  context,
  newMember,
}) => {
  test.slow(true, 'three pages load one after the other');
  const ana = await newMember();
  const ben = await newMember();

  await logInHere(page, ana.account);
  await page.goto('/m/changePsw');
  await expect(field(page, 'newPassword')).toBeVisible();
  await expect(field(page, 'oldPassword')).toHaveCount(0);
  await fill(page, { newPassword: 'of-ana-alone-1', confirmNewPassword: 'of-ana-alone-1' });
  const anas = await tokenOf(page);
  const written = await tabAt(context, '/m/feedback');
  await written.getByRole('textbox').first().fill('what ana wrote');
  const third = await tabAt(context, '/m/home');
  const life = await sleeper(context, page);
  await life('frozen');

  await signOut(third);
  await logInHere(third, ben.account);
  const sent: string[] = [];
  context.on('request', (request) => {
    const text = `${request.url()} ${request.headers()['authorization'] ?? ''} ${request.postData() ?? ''}`;
    if (text.includes(anas) || text.includes('of-ana-alone')) sent.push(text);
  });

  await expect(written.locator('body')).toContainText(ben.account);
  await expect.poll(() => typed(written)).not.toContain('what ana wrote');

  await life('active');
  await expect(page.locator('body')).toContainText(ben.account);
  await expect(page.locator('body')).not.toContainText(ana.account);
  expect(await typed(page)).not.toContain('of-ana-alone-1');
  expect(await page.evaluate(() => sessionStorage.getItem('PSW'))).toBeNull();
  await page.goto('/m/changePsw');
  await expect(field(page, 'oldPassword')).toBeVisible();
  expect(await sessionRecord(page)).toMatchObject({ userName: ben.account });
  expect(sent).toEqual([]);
});
