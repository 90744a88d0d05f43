import { callNamed } from '@playhouse/wps';
import { fill, submit } from '../accounts/steps';
import { expect, password, settled } from '../support/test';
import { focusOf, screenOf, standsOnce, typedOn } from './phases';
import type { Phase } from './phases';
import type { Mishap } from './mishaps';
import { isWrite } from './write';

/** Words for a write that did not end as it should, of the error catalogue and of the strip. */
const excuse =
  /went wrong|nothing was moved|upgraded|is slow|internet|logged (out|in)|too long|already|not correct|no longer|expired|no permission|Too many|could not be found|No answer came|on its way/i;

const isExcuse = (text: string) => excuse.test(text);

/** How long what is asked for by itself may take to be told, in milliseconds. */
const byItselfMs = 2500;

/** What befalls the first of it that is sent; hands out whether it has. */
async function befall({ page, write }: Phase, { meet }: Mishap): Promise<() => boolean> {
  let met = false;
  await page.route(
    ({ pathname }) => pathname === callNamed(write.call).path,
    async (route) => {
      if (met || !isWrite(write, route.request())) return await route.fallback();
      met = true;
      await meet(route);
    },
  );
  return () => met;
}

const isToldNow = async ({ page, write: { told } }: Phase): Promise<boolean> =>
  typeof told === 'string' ? new URL(page.url()).pathname === told : told(page).isVisible();

/** Whether it is told within so many milliseconds. */
const isDone = (phase: Phase, timeout: number) =>
  expect
    .poll(() => isToldNow(phase), { timeout })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** What is said in lines of the page: for all of a form, or below a field that was refused. */
const linesOf = async (page: Phase['page']): Promise<readonly string[]> => [
  ...(await page.getByRole('alert').allInnerTexts()),
  ...(await page.locator('[aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ');
    }),
  )),
];

/** What was said of it since, in a toast that may be gone or in a line of the form that was not there before. */
async function excused(
  { page, said }: Phase,
  since: number,
  known: readonly string[] = [],
): Promise<string | undefined> {
  const lines = (await linesOf(page)).filter((line) => !known.includes(line));
  return [...said.slice(since), ...lines].find(isExcuse);
}

/** Whether the focus is on something, be it what was pressed, a field that is next, or the screen. */
const hasFocus = (page: Phase['page']) =>
  page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement));

/** Fills in what is missing, such as a captcha of another picture, and sends it once more. */
async function again(phase: Phase, typed: readonly string[]): Promise<void> {
  const { page, write, writer } = phase;
  const isThere = await write.button(page).isVisible();
  const captcha = page.locator('main [name=captcha]:visible');
  const lacks = (await captcha.count()) > 0 && (await captcha.inputValue()) === '';
  const now = await typedOn(page);
  if (!isThere || lacks || now.join() !== typed.join()) await write.fill(writer);
  await write.button(page).tap();
}

/** A word is said, nobody is led away, and what was typed is kept. */
async function staysAndHears(phase: Phase, typed: readonly string[], since: number): Promise<void> {
  const { page, write } = phase;
  await expect.poll(() => excused(phase, since), { message: 'a word about it' }).toBeDefined();
  expect(new URL(page.url()).pathname, 'led away').toBe(screenOf(write.address));
  await expect.poll(() => typedOn(page), { message: 'what was typed' }).toEqual(typed);
}

/** What nobody knows the end of is given up after a while, which need not be waited for. */
const aWhilePasses = (page: Phase['page']) =>
  page.evaluate(() => {
    for (const name of ['a-while-later', 'focus']) dispatchEvent(new Event(name));
  });

/** A member who is logged out is led to the login, and from there back to the screen; nothing was done unseen. */
async function comesBack(phase: Phase, mishap: Mishap): Promise<void> {
  const { page, write, writer, said } = phase;
  const before = await write.stands?.(writer);
  const [met, since] = [await befall(phase, mishap), said.length];
  await write.button(page).tap();
  await expect.poll(met, { message: 'the call' }).toBe(true);
  await page.waitForURL('**/m/login?returnTo=**');
  await expect.poll(() => excused(phase, since), { message: 'a word about it' }).toBeDefined();
  await fill(page, { username: writer.member.account, password });
  await submit(page);
  await page.waitForURL(({ pathname }) => pathname === screenOf(write.address));
  await settled(page);
  expect(await write.stands?.(writer), 'at the platform').toBe(before);
}

/** Goes through a mishap: whatever the page was told, what was sent is one thing at the platform in the end. */
export async function survive(phase: Phase, mishap: Mishap): Promise<void> {
  const { page, write, said } = phase;
  if (mishap.ends !== undefined && write.as !== undefined) return await comesBack(phase, mishap);
  const typed = await typedOn(page);
  const met = await befall(phase, mishap);
  const since = said.length;
  await write.button(page).tap();
  const focus = await focusOf(page);
  await expect.poll(met, { message: 'the call' }).toBe(true);
  if (!(await isDone(phase, byItselfMs))) {
    await staysAndHears(phase, typed, since);
    expect(await focus(), 'focus').toBe('kept');
    await aWhilePasses(page);
    const [before, known] = [said.length, await linesOf(page)];
    // It may have found out by itself meanwhile.
    if (!(await isToldNow(phase))) await again(phase, typed);
    // What the platform had done already it may refuse to do again, and says so.
    const isOver = async () =>
      (await isToldNow(phase)) || (await excused(phase, before, known)) !== undefined;
    await expect.poll(isOver, { message: 'sent again' }).toBe(true);
  }
  await expect.poll(() => hasFocus(page), { message: 'focus' }).toBe(true);
  await standsOnce(phase);
}

/** Longer than the site asks for a movement that the platform does not know, in milliseconds. */
const longMs = 30_000;

/** What has to be so from before the page begins: a clock that can be put forward. */
export const prepare = (page: Phase['page']) =>
  page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    const later = () => (Date.now = () => now() + ms);
    addEventListener('a-while-later', later, { once: true });
  }, longMs);
