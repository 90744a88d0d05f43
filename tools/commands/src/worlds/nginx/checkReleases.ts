import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rollBack } from '@playhouse/merchants/deploy/rollBack';
import { workspacePlaces } from '@playhouse/merchants/places';
import { paths } from '@playhouse/navigation';
import type { Browser, Page } from 'playwright';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import { nextPlaces } from './nextPlaces';
import { startReturningVisitor } from './returningVisitor';
import type { Servers } from './servers';
import { newPhone } from './startChromium';

const host = 'amihanda.example';

const hashed = (text: string) => createHash('sha256').update(text).digest('base64');

/** Whether a page's policy lets each of its inline styles and scripts be. */
async function fits(origin: string): Promise<string> {
  const { status, headers, bytes } = await sendRequest({ origin, path: '/m/home', host });
  assert.equal(status, 200);
  const html = String(bytes);
  const policy = String(headers['content-security-policy']);
  const inline = [...html.matchAll(/<(?:style|script)>([^<]*)<\/(?:style|script)>/g)];
  for (const [, text = ''] of inline) assert.ok(policy.includes(hashed(text)), 'another policy');
  return /--color-brand:(#\w+)/.exec(html)?.[1] ?? '';
}

/** Marks a page, so that a reload can be seen. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** The script that a page started with. */
const entryOf = (page: Page) => page.locator('script[type="module"]').last().getAttribute('src');

/** Takes a step to the login within the site: the page is not loaded anew, and fetches what it has not got yet. */
async function stepToLogin(page: Page): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, paths.login.path);
  await page.locator('input[name="username"]').waitFor({ timeout: 10_000 });
}

/** A release and the way back, while players are at the site. */
export async function checkReleases(
  { check }: Checks,
  servers: Servers,
  browser: Browser,
): Promise<void> {
  const { out, folder, https, reload } = servers;
  const origin = `https://127.0.0.1:${https}`;
  const url = `https://${host}:${https}`;
  const next = nextPlaces(workspacePlaces(), join(folder, 'next'));
  const context = await newPhone(browser);
  const [idle, typing] = [await context.newPage(), await context.newPage()];
  const failed: string[] = [];
  for (const page of [idle, typing])
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
  await idle.goto(url + paths.home.href());
  await typing.goto(url + paths.login.href());
  const name = typing.locator('input[name="username"]');
  await name.fill('somebody');
  for (const page of [idle, typing]) await mark(page);

  const visitor = await startReturningVisitor(
    url + paths.home.href(),
    join(out, 'tls/amihanda/fullchain.pem'),
  );
  const visits = [await visitor.visit()];
  const first = await fits(origin);
  await check('a release changes pages and their policies together, under load', async () => {
    let isOver = false;
    const colours = new Set<string>();
    // A worker that ends resets who has not said yet what it wants; a browser then asks again.
    const isReset = (error: unknown) =>
      error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const colour = await fits(origin).catch((error: unknown) => {
          if (!isReset(error)) throw error;
        });
        if (colour !== undefined) colours.add(colour);
      }
    });
    const release = async () => {
      await servers.deploy(next);
      assert.equal(await fits(origin), first);
      await reload();
    };
    await Promise.all([release().finally(() => void (isOver = true)), ...visitors]);
    assert.notEqual(await fits(origin), first);
    assert.equal(colours.size, 2);
  });
  await check('a visit after a release costs what it changed', async () => {
    visits.push(await visitor.visit());
    const [before, after] = visits;
    console.log(`    ${visits.map(({ kiB }) => `${kiB.toFixed(1)} KiB`).join(', then ')}`);
    assert.ok(before !== undefined && after !== undefined);
    assert.deepEqual([before.deltas, after.deltas > 5], [0, true]);
    assert.ok(after.kiB <= 15);
  });
  await check('tabs that were open go on, with what was typed [ROUTE-20]', async () => {
    assert.equal(await name.inputValue(), 'somebody');
    await typing.locator('a[href*="/m/forget"]').first().click();
    await typing.waitForURL(/\/m\/forget/);
    await typing.goBack();
    await name.waitFor();
    await stepToLogin(idle);
    assert.deepEqual(failed, []);
    assert.deepEqual([await isMarked(idle), await isMarked(typing)], [true, true]);
  });
  await check('a new visitor starts with the new release', async () => {
    const other = await newPhone(browser);
    const page = await other.newPage();
    await page.goto(url + paths.home.href());
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    assert.notEqual(await entryOf(page), await entryOf(idle));
    await other.close();
  });
  await check('the way back is one step, and tabs of the newer release go on, too', async () => {
    const newer = await (await newPhone(browser)).newPage();
    await newer.goto(url + paths.home.href());
    await mark(newer);
    assert.equal(await rollBack(out), 1);
    await reload();
    await stepToLogin(newer);
    assert.equal(await isMarked(newer), true);
    assert.equal(await fits(origin), first);
    await newer.context().close();
  });
  await visitor.close();
  await context.close();
}
