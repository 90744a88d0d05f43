import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { expect, settled, test } from '../support/test';
import { guestOf, guests, routes } from '../shell/routes';
import { follow } from './onTheWay';
import { hold } from './writing';
import type { Held } from './writing';
import { unwritten, writes } from './writes';
import type { Write } from './writes';

/** Where somebody stands before the screen, and where Back leads. */
const start = '/m/service';
/** How long something late may take to lead anybody away, in milliseconds. */
const aWhile = 1500;

/** A screen is its path; which promotion or game it shows stands behind it. */
const screenOf = (address: string) => address.replace(/\?.*$/, '');

interface Phase {
  readonly page: Page;
  readonly write: Write;
  /** What toasts and alerts have said. */
  readonly said: readonly string[];
}

/** Two taps as quick as fingers are. */
async function tapTwice({ page, write }: Phase): Promise<void> {
  const button = write.button(page);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to tap.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}

async function isTold({ page, write }: Phase): Promise<void> {
  const { told } = write;
  if (typeof told === 'string') await page.waitForURL(`**${told}`);
  else await expect(told(page)).toBeVisible();
}

/** Whether there is something to see. */
async function hasText(page: Page): Promise<void> {
  await settled(page);
  expect((await page.getByRole('main').innerText()).trim().length).toBeGreaterThan(10);
}

/** Whether there is something to see, and nothing waits. */
async function stands(page: Page): Promise<void> {
  await hasText(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** What stands in the fields of a screen. */
const typedOn = (page: Page) =>
  page
    .locator('main :is(input, textarea):visible')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const acted = (held: Held) => expect.poll(() => held.acted(), { message: 'the call' }).toBe(1);

/** Sends by one tap; the platform has acted, and its answer waits. */
async function sendHeld({ page, write }: Phase): Promise<Held> {
  const held = await hold(page, write);
  await write.button(page).tap();
  await acted(held);
  return held;
}

/** What becomes of a player between a tap and its answer; all that was sent has to be one thing in the end. */
const phases: Readonly<Record<string, (phase: Phase) => Promise<void>>> = {
  'tapped twice': async (phase) => {
    const held = await hold(phase.page, phase.write);
    await tapTwice(phase);
    await acted(held);
    await tapTwice(phase);
    await phase.page.waitForTimeout(200);
    held.release();
    await isTold(phase);
    expect(held.sent).toHaveLength(1);
  },
  'left by Back': async (phase) => {
    const { page } = phase;
    const held = await sendHeld(phase);
    await page.goBack();
    await page.waitForURL(`**${start}`);
    held.release();
    await page.waitForTimeout(aWhile);
    expect(new URL(page.url()).pathname, 'led away').toBe(start);
    await stands(page);
    expect(held.sent).toHaveLength(1);
  },
  'loaded anew': async (phase) => {
    const { page } = phase;
    const held = await sendHeld(phase);
    await page.reload();
    held.release();
    await stands(page);
    await page.waitForTimeout(aWhile);
    expect(held.sent).toHaveLength(1);
  },
  'whose network is lost': async (phase) => {
    const { page, write, said } = phase;
    const typed = await typedOn(page);
    const held = await sendHeld(phase);
    const before = said.length;
    await page.context().setOffline(true);
    held.lose();
    await expect.poll(() => said.length, { message: 'a word about it' }).toBeGreaterThan(before);
    expect(new URL(page.url()).pathname, 'led away').toBe(screenOf(write.address));
    // A movement of money is asked for until its end is known; a strip over the screen says so.
    await hasText(page);
    await expect.poll(() => typedOn(page), { message: 'what was typed' }).toEqual(typed);
    await page.context().setOffline(false);
    await stands(page);
    expect(held.sent).toHaveLength(1);
  },
};

/** How many cells there are: every write in every phase. It may only grow. */
const pinned = 44;

test('every write is tried in every phase, and stands in the table of screens', () => {
  const cells = Object.keys(writes).length * Object.keys(phases).length;
  expect(cells).toBe(pinned);
  const screens = routes.map(({ address }) => screenOf(address));
  for (const { address } of Object.values(writes)) expect(screens).toContain(screenOf(address));
  for (const why of Object.values(unwritten)) expect(why.length).toBeGreaterThan(10);
});

/** Forms that send something; a search only asks. */
const sending = 'main form:not([role=search]):has(button[type=submit])';

if (isWhole)
  test('no screen has a form that is not written on', async ({ page, newMember, login }) => {
    test.setTimeout(600_000);
    await withoutPopups(page);
    const known = [
      ...Object.values(writes).map(({ address }) => address),
      ...Object.keys(unwritten),
    ];
    const missed: string[] = [];
    for (const guest of guests) {
      if (guest === 'agent') await login(await newMember({ type: 1, payout: true }));
      for (const route of routes.filter((each) => guestOf(each) === guest)) {
        await page.goto(route.address);
        await settled(page);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        const forms = await page.locator(sending).count();
        if (forms > 0 && !known.includes(route.address)) missed.push(route.address);
      }
    }
    expect(missed).toEqual([]);
  });

for (const [phase, run] of Object.entries(isWhole ? phases : {}))
  for (const [name, write] of Object.entries(writes))
    test(`${name}, ${phase}, is sent once`, async ({
      page,
      newMember,
      login,
      captchaDigits,
      expectedErrors,
      said,
    }) => {
      // What a page that is left says of calls that it no longer waits for.
      expectedErrors.push(/net::ERR_/, /Failed to fetch/);
      await withoutPopups(page);
      const member = await newMember(write.as);
      if (write.as !== undefined) await login(member);
      await page.goto(start);
      await settled(page);
      await follow(page, write.address);
      await expect(write.button(page)).toBeVisible();
      await write.fill({ page, member, captchaDigits });
      await run({ page, write, said });
    });
