import type { Browser, BrowserContext } from '@playwright/test';
import { listCalls } from '@playhouse/wps';
import { paths } from '@playhouse/navigation';
import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { followLink } from '../support/followLink';
import { still } from '../support/motion';
import { expect, settled, test } from '../support/test';
import { elsewhere, guests } from '../shell/routes';
import type { Guest } from '../shell/routes';
import { screenFaults, screenRows, screensFor, writeCells } from './cellsOfRun';
import type { ScreenRow } from './cellsOfRun';
import { judgeScreen, watch } from './judgeScreen';
import type { ScreenFault } from './ScreenFault';
import { detach, emptyTab } from './tab';
import type { Kept } from './tab';
import { writeFaults } from './writeFaults';
import { withoutQuery, describeStart } from './writeScreen';
import { untried, writes } from './writes';

/** `FAULTS_AT` looks at the addresses alone that it fits. */
const at = new RegExp(process.env['FAULTS_AT'] ?? '');

/** So many cells at a time keep a core at work, and none so busy that a screen's patience ends before it has given up. */
const lanes = 2;

test('every screen and every call that changes something is in the table, or says why not', () => {
  const shown = [...screenRows.map(({ address }) => address), ...Object.keys(elsewhere)];
  const own: readonly string[] = Object.values(paths).map(({ path }) => path);
  const screens = shown.map(withoutQuery);
  expect([...new Set(screens)].sort()).toEqual([...own].sort());
  for (const { address } of Object.values(writes)) expect(screens).toContain(withoutQuery(address));

  const tried: readonly string[] = Object.values(writes).map(({ call }) => call);
  const changing = listCalls()
    .filter(({ method, mutates }) => method !== 'GET' || mutates)
    .map(({ name }) => name);
  const known = [...tried.filter((call) => !call.includes('/')), ...Object.keys(untried)];
  expect([...new Set(known)].sort()).toEqual(changing.sort());
  expect(tried.filter((call) => call in untried)).toEqual([]);
});

test('a run tries every fault, and a whole run every write', () => {
  for (const fault of screenFaults)
    if (isWhole || !fault.alike) expect(screensFor(fault), fault.name).not.toEqual([]);
  expect(new Set(writeCells.map(({ fault }) => fault))).toEqual(new Set(writeFaults));
  if (isWhole)
    expect(new Set(writeCells.map(({ name }) => name))).toEqual(new Set(Object.keys(writes)));
});

test.describe('a screen', () => {
  /** By process: an agent logs in once for all faults. */
  const keptBy = new Map<Guest, Kept>();
  /**
   * By process: what a tab does to a session, all tabs of its browser hear, so that each lane has a browser of its own,
   * and another one where a clock can be turned.
   */
  const browsers = new Map<string, BrowserContext>();

  async function browserOf(browser: Browser, lane: number, { outlastsPatience }: ScreenFault) {
    const key = `${String(lane)} ${String(outlastsPatience)}`;
    const known = browsers.get(key);
    if (known !== undefined) return known;
    const context = await browser.newContext(still.contextOptions);
    if (outlastsPatience) await context.clock.install();
    browsers.set(key, context);
    return context;
  }

  /**
   * Opens a screen in a fault and says which rules it broke. In the tab of the cell before: a tab costs the browser four
   * times what a screen does.
   */
  async function tryScreen(context: BrowserContext, fault: ScreenFault, row: ScreenRow) {
    const { address, person } = row;
    const page = context.pages()[0] ?? (await context.newPage());
    await emptyTab(page, keptBy.get(person) ?? []);
    const trouble = await fault.begin(page);
    const watched = watch(page);
    try {
      await trouble.open(address);
      return await judgeScreen(page, { address, guest: person, fault, trouble, watched });
    } catch (error) {
      return [`never came: ${String(error)}`];
    } finally {
      watched.end();
      await trouble.heal();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await detach(page);
    }
  }

  const groups = isWhole ? screenFaults.map((fault) => [fault]) : [screenFaults];
  for (const faults of groups)
    test(`survives ${isWhole ? (faults[0]?.name ?? '') : 'each fault once'}`, async ({
      page,
      context,
      browser,
      newMember,
      returnAs,
    }) => {
      test.setTimeout(600_000);
      const due = faults
        .flatMap((fault) => screensFor(fault).map((row) => ({ fault, row })))
        .filter(({ row }) => at.test(row.address));
      for (const guest of guests) {
        if (keptBy.has(guest) || due.every(({ row }) => row.person !== guest)) continue;
        // The player's language is kept from here.
        await page.goto('/m/service');
        if (guest === 'agent') await returnAs(await newMember({ type: 1, payout: true }));
        keptBy.set(guest, (await context.storageState()).origins[0]?.localStorage ?? []);
      }
      const cookies = await context.cookies();
      const found: Record<string, readonly string[]> = {};
      const queue = due.values();
      const work = async (lane: number) => {
        for (const { fault, row } of queue) {
          const own = await browserOf(browser, lane, fault);
          await own.addCookies(cookies);
          const rules = await tryScreen(own, fault, row);
          if (rules.length > 0) found[`${row.address} as ${row.person} in ${fault.name}`] = rules;
        }
      };
      await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
      expect(found).toEqual({});
    });
});

for (const { name, write, fault } of writeCells)
  test.describe(() => {
    test.use({ merchant: 'amihanda', platform: 'standard', ...write.at });

    test(
      `${name}, ${fault.name}, is done once ${fault.ids ?? ''}`.trimEnd(),
      async ({
        page,
        newMember,
        login,
        returnAs,
        captchaDigits,
        smsCode,
        letter,
        expectedErrors,
        said,
      }) => {
        // The page says so of calls that it no longer waits for, and the browser of answers that failed.
        expectedErrors.push(/net::ERR_/, /Failed to fetch/, /Failed to load resource/);
        await withoutPopups(page);
        if (fault.turnsClock) await page.clock.install();
        const member = await newMember(write.as);
        const writer = { page, member, captchaDigits, smsCode, letter };
        if (write.as !== undefined) await (fault.endsSession ? login : returnAs)(member);
        const address = (await write.prepare?.(writer)) ?? write.address;
        await page.goto(describeStart(write));
        await settled(page);
        await followLink(page, address);
        await write.fill(writer);
        await expect(write.button(page)).toBeVisible();
        await fault.run({ page, write, writer, said });
      },
    );
  });
