import type { CDPSession, Locator, Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { moving } from '../support/motion';
import { saveData } from '../support/network';
import { expect, test } from '../support/test';

test.use({ ...moving, content: true, hasTouch: true });

const slots = (page: Page) => page.getByRole('tabpanel').getByRole('link', { name: 'See all' });

/** Home with the popular slots, whose heading leads to all of them. */
async function openSlots(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await withoutPopups(page);
  await open('/m/home');
  await page.getByRole('tab', { name: 'Slots' }).click();
  await slots(page).scrollIntoViewIfNeeded();
}
const games = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Play / });

/** A network on which every answer takes its time. */
async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 560,
    downloadThroughput: (1474 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  return session;
}

/** A finger on something; it stays there until it is lifted or taken off. */
async function press(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

const lift = (session: CDPSession, type: 'touchEnd' | 'touchCancel') =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: [] });

/** Waits until the page has done what it has to do by itself. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** How often the first games of the list were asked for. */
function askedFor(page: Page): { times: number } {
  const asked = { times: 0 };
  page.on('request', (request) => {
    if (/GCSGAME_gameList.*\bpageNo=1\b/.test(request.url())) asked.times += 1;
  });
  return asked;
}

test('a finger that goes down on a link asks for what its screen shows, once [ROUTE-20]', async ({
  page,
  open,
}) => {
  const asked = askedFor(page);
  // A tab is a link to its list, too.
  await openSlots(page, open);
  await page.waitForLoadState('networkidle');
  const session = await slowLine(page);
  await press(session, slots(page));
  await expect.poll(() => asked).toEqual({ times: 1 });
  expect(page.url()).toMatch(/home$/);
  for (let times = 0; times < 5; times += 1) {
    await lift(session, 'touchCancel');
    await press(session, slots(page));
  }
  await lift(session, 'touchEnd');
  await expect(games(page).first()).toBeVisible();
  await expect(page).toHaveURL(/gameType=RNG/);
  expect(asked).toEqual({ times: 1 });
});

test(
  'a player who saves data is fetched nothing ahead [ROUTE-20]',
  { tag: '@world' },
  async ({ page, open }) => {
    await saveData(page);
    await openSlots(page, open);
    await page.waitForLoadState('networkidle');
    const asked = askedFor(page);
    const session = await page.context().newCDPSession(page);
    await press(session, slots(page));
    await idle(page);
    expect(asked).toEqual({ times: 0 });
    await lift(session, 'touchEnd');
    await expect(games(page).first()).toBeVisible();
  },
);

/** Notes what each frame shows from a step back until the list stands where it was left, the login before it aside. */
function watchFrames(left: number): void {
  const between: string[] = [];
  window.addEventListener('popstate', () => {
    const look = () => {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const stands = Math.abs(scrollY - left) < 2 && middle?.closest('[role=list]') != null;
      if (stands) Object.assign(window, { between });
      else {
        if (document.querySelector('input[name="username"]') === null)
          between.push(`${scrollY}: ${middle?.outerHTML.slice(0, 80) ?? ''}`);
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}

test.describe('after a list that was just asked for', () => {
  // Data of a document may be old, and rightly be asked for anew.
  test.use({ content: false });

  test('Back shows the list at its place at once and asks nothing anew [LIST-01, SHELL-03]', async ({
    page,
    open,
  }) => {
    await openSlots(page, open);
    await slots(page).click();
    // Home has games, too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
    await expect(games(page).first()).toBeVisible();
    // More than 500 px from the end of the first page: nearer to it, the next one is rightly asked for.
    const scroll = () => page.evaluate(() => (window.scrollTo(0, 200), scrollY));
    await expect.poll(scroll).toBe(200);
    await page.waitForLoadState('networkidle');
    const left = await page.evaluate(() => scrollY);
    // Some game in view: a visitor is led to the login, whose own question is not Back's.
    const rules = page.waitForResponse('**/wps/member/register/validation*');
    await page.evaluate(() => {
      const middle = document.elementFromPoint(innerWidth / 4, innerHeight / 2);
      middle?.closest<HTMLElement>('a')?.click();
    });
    await page.waitForURL('**/m/login?**');
    await expect(page.locator('input[name="username"]')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await rules;
    await page.evaluate(watchFrames, left);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await slowLine(page);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => Reflect.get(window, 'between') !== undefined);
    expect(await page.evaluate(() => Reflect.get(window, 'between'))).toEqual([]);
    await idle(page);
    expect(calls.filter((url) => url.includes('/wps/'))).toEqual([]);
  });
});
