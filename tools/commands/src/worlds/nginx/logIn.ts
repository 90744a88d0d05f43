import { demoAccounts } from '@playhouse/gateway';
import { paths } from '@playhouse/navigation';
import type { Page } from 'playwright';

const [{ password }] = demoAccounts;
const patience = { timeout: 20_000 };

/** Logs a member in by the form; ends at home. @param url origin of the site */
export async function logIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(url + paths.login.href());
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(url + paths.home.path, patience);
}
