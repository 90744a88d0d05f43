import assert from 'node:assert/strict';
import { categoryHref } from '@playhouse/categories';
import { paths } from '@playhouse/navigation';
import type { Browser, Page } from 'playwright';
import { logIn } from '../nginx/logIn';
import { newPhone } from '../nginx/startChromium';

const patience = { timeout: 20_000 };

/** Waits until a screen has its content. */
async function expectContent(page: Page, content: string): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await page
    .locator(content)
    .first()
    .waitFor({ ...patience, state: 'attached' });
}

/** Sees home, logs in, looks at a deposit and at the list of a category. @throws where a page, a call or a script fails */
export async function walkMerchant(
  browser: Browser,
  { url, category }: { readonly url: string; readonly category: string },
): Promise<void> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const errors: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  const widen = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  try {
    await page.goto(url + paths.home.href());
    await expectContent(page, 'main a[href]');
    assert.ok((await widen()) <= 0, 'home is wider than the screen');
    await logIn(page, url, 'demo_player');
    await page.goto(url + paths.deposit.href());
    await expectContent(page, 'main input[name="method"]');
    await page.goto(url + categoryHref(category));
    await expectContent(page, 'main a[href] img');
    assert.ok((await widen()) <= 0, 'the list is wider than the screen');
    assert.deepEqual(errors, []);
  } finally {
    await context.close();
  }
}
