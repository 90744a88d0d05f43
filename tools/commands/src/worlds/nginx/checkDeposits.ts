import assert from 'node:assert/strict';
import { paths } from '@playhouse/navigation';
import type { Browser, Page } from 'playwright';
import type { Checks } from '../checks';
import { logIn } from './logIn';
import type { Servers } from './servers';
import { newPhone } from './startChromium';

/** Within the bounds of every way of both merchants. */
const amount = '600';
const patience = { timeout: 20_000 };

/** Pays the order on the screen: on its payment page, or at a bank that tells it to the desk. */
async function pay(page: Page, servers: Servers): Promise<void> {
  const link = page.locator('main a[href^="/pay/"]');
  const isPaid = page.locator('main form button[type="submit"]');
  await isPaid.waitFor(patience);
  if ((await link.count()) === 0) {
    await isPaid.click();
    await servers.approve(new URL(page.url()).searchParams.get('orderId') ?? '');
    return;
  }
  await link.click();
  await page.locator('button[value="approve"]').click();
  await page.locator('a.yes').click();
}

/** Pays a deposit by each way that a merchant has, from its screen, through nginx. */
export async function checkDeposits(
  { check }: Checks,
  servers: Servers,
  browser: Browser,
): Promise<void> {
  for (const merchant of Object.keys(servers.previews)) {
    const url = `https://${merchant}.example:${servers.https}`;
    const account = `pays_${merchant}`;
    await servers.makeMember({ account, merchant });
    const context = await newPhone(browser);
    const page = await context.newPage();
    const ways = page.locator('main input[name="method"]');
    await logIn(page, url, account);
    await page.goto(url + paths.deposit.href());
    await ways.first().waitFor({ ...patience, state: 'attached' });
    const ids = await ways.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    assert.ok(ids.length > 3);
    for (const id of ids)
      await check(`${merchant}: a deposit by ${id} is ordered, paid and told`, async () => {
        await page.goto(url + paths.deposit.href());
        await page.locator(`main input[name="method"][value="${id}"]`).check({ force: true });
        await page.locator('main input[name="amount"]').fill(amount);
        await page.locator('main form button[type="submit"]').click();
        await page.waitForURL(/orderId=/, patience);
        await pay(page, servers);
        // The way on to the games stands beside a deposit that came.
        await page.locator('main a[href="/m/home"]').waitFor(patience);
      });
    await context.close();
  }
}
