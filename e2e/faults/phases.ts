import type { Page } from '@playwright/test';
import { expect, settled } from '../support/test';
import { hold } from './writing';
import type { Held } from './writing';
import type { Write, Writer } from './write';

/** Where somebody stands before the screen, and where Back leads. */
export const start = '/m/service';
/** How long something late may take to lead anybody away, in milliseconds. */
const aWhile = 1500;

/** A screen is its path; which promotion or game it shows stands behind it. */
export const screenOf = (address: string) => address.replace(/\?.*$/, '');

export interface Phase {
  readonly page: Page;
  readonly write: Write;
  readonly writer: Writer;
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

export async function isTold({ page, write }: Phase): Promise<void> {
  const { told } = write;
  if (typeof told === 'string') await page.waitForURL(`**${told}`);
  else await expect(told(page)).toBeVisible();
}

/** One of it stands at the platform, whatever the browser has sent. */
export async function standsOnce({ write, writer }: Phase): Promise<void> {
  await expect.poll(() => write.stands?.(writer) ?? 1, { message: 'at the platform' }).toBe(1);
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

/** A captcha is good once: another picture stands beside its field. */
const anew = '[name=captcha]';

/** What stands in the fields of a screen, or of a sheet over it. */
export const typedOn = (page: Page) =>
  page
    .locator(`:is(main, [role=dialog]) :is(input, textarea, select):not(${anew}):visible`)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** What has the focus now; hands out whether it still has, or what tells why, or what stands behind a dialog that closed. */
export async function focusOf(page: Page): Promise<() => Promise<string>> {
  const before = await page.evaluateHandle(() => document.activeElement);
  return () =>
    before.evaluate((element) => {
      const now = document.activeElement;
      const tells = ':is([role=alert], [role=status], [role=alertdialog], [aria-invalid=true])';
      const isGone = element?.isConnected !== true && now !== document.body;
      if (now === element || now?.closest(tells) || isGone) return 'kept';
      return `${element?.outerHTML ?? ''} → ${now?.outerHTML ?? ''}`.slice(0, 300);
    });
}

const acted = (held: Held) => expect.poll(() => held.acted(), { message: 'the call' }).toBe(1);

/** Sends by one tap; the platform has acted, and its answer waits. */
async function sendHeld({ page, write }: Phase): Promise<Held> {
  const held = await hold(page, write);
  await write.button(page).tap();
  await acted(held);
  return held;
}

/** What becomes of a player between a tap and its answer; all that was sent has to be one thing in the end. */
export const phases: Readonly<Record<string, (phase: Phase) => Promise<void>>> = {
  'tapped twice': async (phase) => {
    const held = await hold(phase.page, phase.write);
    await tapTwice(phase);
    await acted(held);
    await tapTwice(phase);
    await phase.page.waitForTimeout(200);
    held.release();
    await isTold(phase);
    expect(held.sent).toHaveLength(1);
    await standsOnce(phase);
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
