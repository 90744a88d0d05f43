import type { Page, Request } from '@playwright/test';
import { callNamed } from '@playhouse/wps';
import { amountIn } from '../lobby/steps';
import { balanceAtPlatform, depositsAtPlatform, entriesAtPlatform, strip } from '../wallet/steps';
import { expect, settled } from '../support/test';
import { interceptWrite } from './interceptWrite';
import { movementRules } from './rules';
import type { Write } from './Write';
import { describeStart } from './writeScreen';
import type { FilledWrite, WriteFault } from './writeScreen';

const intentPath = callNamed('wallet.intent').path;

/** The strip names the movement, says that it is done, and which balance the books have. */
async function expectTold(page: Page, { movement }: Write): Promise<void> {
  await expect(strip(page)).toContainText(/Done\. Your balance is|deposit order is open/);
  const text = (await strip(page).getByRole('listitem').textContent()) ?? '';
  expect(text).toMatch(movement?.named ?? /^$/);
  const balance = /balance is (.*\d)\./.exec(text)?.[1];
  if (balance !== undefined) expect(amountIn(balance)).toBe(await balanceAtPlatform(page));
}

interface Copy {
  readonly url: string;
  readonly init: RequestInit;
}

async function copyOf(request: Request): Promise<Copy> {
  const headers = Object.entries(await request.allHeaders());
  const own = headers.filter(([name]) => !/^(:|content-length)/.test(name));
  const init = { method: request.method(), headers: own, body: request.postData() };
  return { url: request.url(), init };
}

/** Every answer of the movement, and all that is heard of it, is lost until `heal`. */
async function loseAnswers(filled: FilledWrite) {
  let isLost = true;
  let acted = 0;
  let copy: Copy | undefined;
  await interceptWrite(filled, async (route) => {
    if (!isLost) return await route.fallback();
    copy ??= await copyOf(route.request());
    await route.fetch();
    acted += 1;
    await route.abort('connectionreset');
  });
  await filled.page.context().route(
    ({ pathname }) => pathname === intentPath,
    (route) => (isLost ? route.abort('connectionreset') : route.fallback()),
  );
  return {
    acted: () => acted,
    heal: () => void (isLost = false),
    /** A copy of the first request, held up on its way, reaches the platform. */
    copyArrives: async () => {
      if (copy === undefined) throw new Error('Nothing was sent.');
      await fetch(copy.url, copy.init);
    },
  };
}

type World = (filled: FilledWrite, heal: () => void) => Promise<Page>;

/** Goes through something while nobody knows the end, heals the line on the way; returns the page that told the end. */
const worlds: Readonly<Record<string, World>> = {
  'a reload': async ({ page, write }, heal) => {
    await page.reload();
    heal();
    await settled(page);
    await expectTold(page, write);
    return page;
  },
  Back: async ({ page, write }, heal) => {
    await page.goBack();
    heal();
    await expectTold(page, write);
    return page;
  },
  'another tab': async ({ page, write }, heal) => {
    const other = await page.context().newPage();
    await other.goto(describeStart(write));
    await expect(strip(other)).toContainText('We have not heard back yet');
    await page.close();
    heal();
    await expectTold(other, write);
    return other;
  },
  'offline and back': async ({ page, write }, heal) => {
    await page.context().setOffline(true);
    heal();
    await expect(page.getByText(/try again/i)).toHaveCount(0);
    await page.context().setOffline(false);
    if (typeof write.done !== 'string') await expect(write.done(page)).toBeVisible();
    return page;
  },
};

/** The books have the movement once, and the balance is what they add up to. */
async function expectMovedOnce(page: Page, { as, movement }: Write): Promise<void> {
  const seen = {
    due: movement?.entries ?? [],
    entries: await entriesAtPlatform(page),
    beganWith: as?.balance ?? 0,
    balance: await balanceAtPlatform(page),
    deposits: await depositsAtPlatform(page),
  };
  expect(movementRules(seen)).toEqual([]);
}

/** Money whose answer is lost while the player goes elsewhere: it is done once, and told. */
export const losesMoney: readonly WriteFault[] = Object.entries(worlds).map(([name, go]) => ({
  name: `whose answer is lost before ${name}`,
  ids: '[ROUTE-11]',
  losesMoney: true,
  isFor: ({ movement }) => movement !== undefined,
  run: async (filled) => {
    const { page, write } = filled;
    const line = await loseAnswers(filled);
    await write.button(page).tap();
    await expect.poll(line.acted, { message: 'the call' }).toBeGreaterThan(0);
    const last = await go(filled, line.heal);
    await line.copyArrives();
    await expectMovedOnce(last, write);
  },
}));
