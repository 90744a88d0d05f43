import type { Page } from '@playwright/test';
import { expect, settled } from '../support/test';
import { isExcuse } from './rules';
import type { Write, Writer } from './Write';

/** The screen before the one that sends, to which Back leads: one on which the strip tells of money, or anybody's. */
export const describeStart = ({ movement }: Write) =>
  movement === undefined ? '/m/service' : '/m/securityCenter';

/** A screen is its path; which promotion or game it shows stands behind it. */
export const withoutQuery = (address: string) => address.replace(/\?.*$/, '');

/** A write that is filled in, on its screen. */
export interface FilledWrite {
  readonly page: Page;
  readonly write: Write;
  readonly writer: Writer;
  /** Words of toasts and alerts so far. */
  readonly said: readonly string[];
}

/** A column of the table: something that befalls a write between a tap and its answer. */
export interface WriteFault {
  /** Ends a sentence that begins with the write. */
  readonly name: string;
  /** Requirements that its cells prove, in the form of titles. */
  readonly ids?: string;
  /** Whose answer is lost is money. */
  readonly losesMoney?: true;
  /** A member logs in again on the way: by a phone that the platform knows from the login before. */
  readonly endsSession?: true;
  /** The site waits for it in vain, or asks for long: the clock is turned. */
  readonly turnsClock?: true;
  isFor(write: Write): boolean;
  run(filled: FilledWrite): Promise<void>;
}

export const isDone = async ({ page, write: { done } }: FilledWrite): Promise<boolean> =>
  typeof done === 'string' ? new URL(page.url()).pathname === done : done(page).isVisible();

export const expectDone = (filled: FilledWrite) =>
  expect.poll(() => isDone(filled), { message: 'done' }).toBe(true);

/** One of it stands at the platform, whatever the browser has sent. */
export const expectOne = ({ write, writer }: FilledWrite) =>
  expect.poll(() => write.count?.(writer) ?? 1, { message: 'at the platform' }).toBe(1);

/** Lets the page react to what has come. */
export const react = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Whether there is something to see, and nothing waits. */
export async function expectScreen(page: Page, isStill = true): Promise<void> {
  await settled(page);
  await expect
    .poll(async () => (await page.getByRole('main').innerText()).trim().length)
    .toBeGreaterThan(10);
  if (isStill) await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export const expectNotLedAway = ({ page, write }: FilledWrite) =>
  expect(new URL(page.url()).pathname, 'led away').toBe(withoutQuery(write.address));

/** A captcha is good once: another picture stands beside its field. */
const anew = '[name=captcha]';

/** The values in the fields of a screen, or of a sheet over it. */
export const typedOn = (page: Page) =>
  page
    .locator(`:is(main, [role=dialog]) :is(input, textarea, select):not(${anew}):visible`)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

export const expectTyped = (page: Page, typed: readonly string[]) =>
  expect.poll(() => typedOn(page), { message: 'what was typed' }).toEqual(typed);

/** Whether the focus is on something: what was pressed, a field that is next, or the screen. */
export const hasFocus = (page: Page) =>
  page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));

/** Remembers the focus; the result tells whether it is still there, or on words about it, or behind a dialog that closed. */
export async function watchFocus(page: Page): Promise<() => Promise<string>> {
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

/** Lines of the page: for all of a form, or below a field that was refused. */
export const readLines = async (page: Page): Promise<readonly string[]> => [
  ...(await page.getByRole('alert').allInnerTexts()),
  ...(await page.locator('[aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ');
    }),
  )),
];

/** Whether something was said of a failure since, in a toast that may be gone or in a line that was not there before. */
export async function isExcused(
  { page, said }: FilledWrite,
  since: number,
  known: readonly string[] = [],
): Promise<boolean> {
  // A page that is loaded anew meanwhile says nothing yet.
  const lines = (await readLines(page).catch(() => [])).filter((line) => !known.includes(line));
  return [...said.slice(since), ...lines].some(isExcuse);
}

export const expectExcuse = (filled: FilledWrite, since: number) =>
  expect.poll(() => isExcused(filled, since), { message: 'a word about it' }).toBe(true);

/** Fills in what is missing, such as a captcha of another picture, and sends it once more. */
export async function sendAgain({ page, write, writer }: FilledWrite, typed: readonly string[]) {
  const isThere = await write.button(page).isVisible();
  const captcha = page.locator('main [name=captcha]:visible');
  const lacks = (await captcha.count()) > 0 && (await captcha.inputValue()) === '';
  const now = await typedOn(page);
  if (!isThere || lacks || now.join() !== typed.join()) await write.fill(writer);
  await write.button(page).tap();
}

/** Two taps as quick as fingers are. */
export async function tapTwice({ page, write }: FilledWrite): Promise<void> {
  const button = write.button(page);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to tap.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}
