import type { Route } from '@playwright/test';
import { fill, submit } from '../auth/steps';
import { expect, password, settled } from '../support/test';
import { replyWith, sessionEnded, spoilAnswer } from './answers';
import { holdWrite, interceptWrite } from './interceptWrite';
import { losesMoney } from './lostMoney';
import type { Write } from './Write';
import * as screen from './writeScreen';
import type { FilledWrite, WriteFault } from './writeScreen';

const represents = ({ standsFor }: Write) => standsFor !== undefined;
/** Money whose answer is lost is asked for: `losesMoney` says what becomes of it. */
const representsForms = (write: Write) => represents(write) && write.movement === undefined;
/** Back closes a sheet, and the screen stays. */
const representsScreens = (write: Write) =>
  representsForms(write) && write.standsFor !== 'a form in a sheet';

/** The player's step while the answer waits. */
const whileHeld: readonly WriteFault[] = [
  {
    name: 'tapped twice',
    isFor: represents,
    run: async (filled) => {
      const held = await holdWrite(filled);
      await screen.tapTwice(filled);
      await held.acted();
      await screen.tapTwice(filled);
      await screen.react(filled.page);
      held.release();
      await screen.expectDone(filled);
      expect(held.sent).toHaveLength(1);
      await screen.expectOne(filled);
    },
  },
  {
    name: 'left by Back',
    isFor: representsScreens,
    run: async (filled) => {
      const { page, write } = filled;
      const held = await holdWrite(filled);
      await write.button(page).tap();
      await held.acted();
      const back = page.url();
      await page.goBack();
      await page.waitForURL((url) => url.href !== back);
      const { pathname } = new URL(page.url());
      held.release();
      await screen.expectScreen(page);
      await screen.react(page);
      expect(new URL(page.url()).pathname, 'led away').toBe(pathname);
      expect(held.sent).toHaveLength(1);
    },
  },
  {
    name: 'loaded anew',
    isFor: representsForms,
    run: async (filled) => {
      const { page, write } = filled;
      const held = await holdWrite(filled);
      await write.button(page).tap();
      await held.acted();
      await page.reload();
      held.release();
      await screen.expectScreen(page);
      await page.waitForLoadState('networkidle');
      expect(held.sent).toHaveLength(1);
    },
  },
  {
    name: 'whose network is lost',
    isFor: representsForms,
    run: async (filled) => {
      const { page, write, said } = filled;
      const typed = await screen.typedOn(page);
      const held = await holdWrite(filled);
      await write.button(page).tap();
      await held.acted();
      const before = said.length;
      await page.context().setOffline(true);
      held.lose();
      await expect.poll(() => said.length, { message: 'a word about it' }).toBeGreaterThan(before);
      screen.expectNotLedAway(filled);
      await screen.expectScreen(page, false);
      await screen.expectTyped(page, typed);
      await page.context().setOffline(false);
      await screen.expectScreen(page);
      expect(held.sent).toHaveLength(1);
    },
  },
];

/** Forms by which an account is opened, entered or kept. */
const ofAccounts = /^(session\.login|registration|password|verification|security\.set)/;
const offline = 'No internet connection. Check it and try again.';

const sentOffline: WriteFault = {
  name: 'sent first without a network',
  ids: '[LOGIN-11, REG-10, SHELL-11]',
  isFor: ({ call }) => ofAccounts.test(call),
  run: async (filled) => {
    const { page, write, said } = filled;
    const typed = await screen.typedOn(page);
    const before = said.length;
    await page.context().setOffline(true);
    await write.button(page).tap();
    await expect.poll(() => said.slice(before).join(' ')).toContain(offline);
    expect(said.slice(before).join(' ')).not.toMatch(/https|went wrong/);
    screen.expectNotLedAway(filled);
    await screen.expectTyped(page, typed);
    await expect(write.button(page)).toBeEnabled();
    await page.context().setOffline(false);
    await write.button(page).tap();
    await screen.expectDone(filled);
    await screen.expectOne(filled);
  },
};

/** How long the site gets to find the end of a movement by itself, in milliseconds. */
const findMs = 2_500;
/** Longer than the site asks for a movement that the platform does not know, in milliseconds. */
const givenUpMs = 30_000;

/** Whether the site finds the end by itself, of money alone; nothing asks for another write. */
const findsEnd = (filled: FilledWrite): Promise<boolean> =>
  filled.write.movement === undefined
    ? screen.isDone(filled)
    : expect
        .poll(() => screen.isDone(filled), { timeout: findMs })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );

/** A word is said, or it is done; what lasts longer than the site's patience is turned to by its clock. */
async function comesToAnEnd(filled: FilledWrite, since: number, turnMs: number): Promise<boolean> {
  const isOver = async () => {
    if (turnMs > 0) await filled.page.clock.fastForward(turnMs);
    return (await screen.isDone(filled)) || (await screen.isExcused(filled, since));
  };
  await expect.poll(isOver, { message: 'a word about it' }).toBe(true);
  return findsEnd(filled);
}

/** The first of it that is sent meets something else than its answer; in the end it stands once. */
const replaced = (
  name: string,
  decide: (route: Route) => Promise<unknown>,
  more: Partial<WriteFault> & { readonly turnMs?: number } = {},
): WriteFault => ({
  name,
  isFor: represents,
  turnsClock: true,
  ...more,
  run: async (filled) => {
    const { page, write, said } = filled;
    const typed = await screen.typedOn(page);
    const met = await interceptWrite(filled, decide, 1);
    const since = said.length;
    await write.button(page).tap();
    const focus = await screen.watchFocus(page);
    await expect.poll(() => met.length, { message: 'the call' }).toBe(1);
    if (!(await comesToAnEnd(filled, since, more.turnMs ?? 0))) {
      screen.expectNotLedAway(filled);
      await screen.expectTyped(page, typed);
      expect(await focus(), 'focus').toBe('kept');
      await page.clock.fastForward(givenUpMs);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      const [before, known] = [said.length, await screen.readLines(page)];
      if (!(await findsEnd(filled))) await screen.sendAgain(filled, typed);
      // The platform may refuse to repeat a step, and says so.
      const isOver = async () =>
        (await screen.isDone(filled)) || (await screen.isExcused(filled, before, known));
      await expect.poll(isOver, { message: 'sent again' }).toBe(true);
    }
    await expect.poll(() => screen.hasFocus(page), { message: 'focus' }).toBe(true);
    await screen.expectOne(filled);
  },
});

/** A member who is logged out is led to the login, and from there back to the screen; nothing was done unseen. */
const loggedOut = (
  name: string,
  decide: (route: Route) => Promise<unknown>,
  isFor: WriteFault['isFor'],
): WriteFault => {
  const asVisitor = replaced(name, decide);
  const run: WriteFault['run'] = async (filled) => {
    const { page, write, writer, said } = filled;
    if (write.as === undefined) return await asVisitor.run(filled);
    const before = await write.count?.(writer);
    const [met, since] = [await interceptWrite(filled, decide, 1), said.length];
    await write.button(page).tap();
    await expect.poll(() => met.length, { message: 'the call' }).toBe(1);
    await page.waitForURL('**/m/login?returnTo=**');
    await screen.expectExcuse(filled, since);
    await fill(page, { username: writer.member.account, password });
    await submit(page);
    await page.waitForURL(({ pathname }) => pathname === screen.withoutQuery(write.address));
    await settled(page);
    expect(await write.count?.(writer), 'at the platform').toBe(before);
  };
  return { ...asVisitor, isFor, endsSession: true, run };
};

/** Replaces an answer; requests that follow pass. */
const inPlaceOfAnAnswer: readonly WriteFault[] = [
  replaced('answered by a failure (500)', replyWith('text/plain', 'Internal Server Error', 500)),
  replaced(
    'whose answer breaks off',
    spoilAnswer((text) => text.slice(0, text.length / 2)),
  ),
  replaced('whose answer is a page', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' });
  }),
  replaced('whose answer never comes', (route) => route.fetch(), { turnMs: 4_000 }),
  replaced(
    'that arrives twice',
    async (route) => {
      await route.fetch();
      await route.continue();
    },
    { isFor: () => true },
  ),
  loggedOut(
    'after the session has ended (401)',
    replyWith('application/json', sessionEnded, 401),
    (write) => represents(write) && write.as !== undefined,
  ),
  loggedOut(
    'met by a proxy that asks who it is (401)',
    replyWith('text/html', '<h1>401</h1>', 401),
    represents,
  ),
];

/** Everything that befalls writes. */
export const writeFaults: readonly WriteFault[] = [
  ...whileHeld,
  sentOffline,
  ...inPlaceOfAnAnswer,
  ...losesMoney,
];
