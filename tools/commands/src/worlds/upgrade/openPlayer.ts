import assert from 'node:assert/strict';
import { paths } from '@playhouse/navigation';
import type { Browser, Page } from 'playwright';
import { logIn } from '../nginx/logIn';
import { newPhone } from '../nginx/startChromium';

const patience = { timeout: 20_000 };

/** A player with a page that stays open. */
export interface Player {
  /** Looks at games and orders a deposit, without loading the page anew. */
  play(): Promise<void>;
  /** The script that its page started with: another release has another one. */
  readonly entry: string;
  /** Refused calls, lost requests, errors in the console and in scripts. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Goes to a screen within the site. */
async function step(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

async function orderDeposit(page: Page): Promise<void> {
  await step(page, paths.deposit.href());
  const way = page.locator('main input[name="method"]').first();
  await way.waitFor({ ...patience, state: 'attached' });
  await way.check({ force: true });
  await page.locator('main input[name="amount"]').fill('600');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(/orderId=/, patience);
}

/** Opens a page in a phone of its own and logs in. */
export async function openPlayer(browser: Browser, url: string, account: string): Promise<Player> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const errors: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') errors.push(`${why} ${request.url()}`);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await logIn(page, url, account);
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  const entry = await page.locator('script[type="module"]').last().getAttribute('src');
  return {
    entry: entry ?? '',
    errors,
    async play() {
      await step(page, paths.gameList.href({ gameType: 'RNG' }));
      await page.locator('main a[aria-label] img').first().waitFor(patience);
      await orderDeposit(page);
      assert.equal(await page.evaluate(() => 'isMarked' in window), true, 'the page was reloaded');
    },
    close: () => context.close(),
  };
}
