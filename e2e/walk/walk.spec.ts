import type { Page } from '@playwright/test';
import { isWhole, chooseKinds } from '../support/extent';
import { still } from '../support/motion';
import { expect, settled, test } from '../support/test';
import { noteShifts, readOwnShifts } from '../support/shifts';
import { rewriteTexts } from '@playhouse/fixtures/rewriteTexts';
import { axeViolations } from './checks/axeViolations';
import { coveredParts } from '@playhouse/fixtures/looks/coveredParts';
import { checks, spreadChecks } from './checks/checks';
import type { Check } from './checks/checks';
import { looks, describeLook, Viewer } from './looks';
import type { Look } from './looks';
import { describeRow, listRows, walkers } from './rows';
import type { Row, Walker } from './rows';

/** `WALK_AT` looks at the rows alone whose name it fits. */
const at = new RegExp(process.env['WALK_AT'] ?? '');

/** Each merchant in its language with the longest words. */
const sites = [
  { merchant: 'amihanda', language: 'TY' },
  { merchant: 'corvalume', language: 'PT' },
] as const;

/** In `npm test` one of each way in which a screen went wrong. */
const few: Readonly<Record<Walker, RegExp>> = {
  visitor: /^\/m\/(home|login|register with countries|startLottery|gameList\?gameType=RNG)$/,
  agent: /^\/m\/(home|mine|voucherCenter|transaction\/record|agent\/team\/overview|set with .*)$/,
  newcomer: /^$/,
};

/** Stories hold every part against WCAG; only home puts head, foot and blocks together. */
const isHeldByStories = ({ address, opened }: Row) => address !== '/m/home' || opened !== undefined;

const rowsInPart = 8;

const softly = expect.configure({ soft: true });

/** Style sheets that were fetched for the screen and style nothing yet. */
const unappliedStyles = (page: Page) =>
  page.evaluate(() => {
    const applied = [...document.styleSheets].map(({ href }) => href);
    const fetched = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
    return [...fetched].map(({ href }) => href).filter((href) => !applied.includes(href));
  });

/** Opens an address and waits until nothing more comes by itself. */
async function openAtRest(page: Page, address: string): Promise<void> {
  // An address that differs from the last one behind # alone would not be loaded.
  if (address.includes('#')) await page.goto('about:blank');
  await page.goto(address);
  await settled(page);
  await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => unappliedStyles(page), { message: `${address} lacks styles` })
    .toEqual([]);
}

const word = 'Amihandang'.repeat(40);

/** Puts one word of 400 letters in place of every text of the platform. */
const withEndlessWords = (page: Page) =>
  page.route(/\/(wps|lgw)\//, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const isJson = response.headers()['content-type']?.includes('json') === true;
    if (!isJson) return route.fulfill({ response });
    return route.fulfill({ response, json: rewriteTexts(await response.json(), () => word) });
  });

async function findings(page: Page, look: Look, due: readonly Check[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, find, isDue } of due)
    if (isDue?.(look) ?? true)
      for (const what of await page.evaluate(find)) found.push(`not: ${name}: ${what}`);
  return found;
}

/** Looks at the screen in every look that is due. */
async function lookAt(page: Page, viewer: Viewer, row: Row, due: readonly Check[]): Promise<void> {
  // A wide window has the menu beside the page.
  const theirs = looks.filter(({ width }) => row.open === undefined || width < 768);
  for (const look of theirs) {
    await viewer.show(look);
    const message = `${describeRow(row)}, ${describeLook(look)}`;
    if ((await findings(page, look, due)).length === 0) continue;
    // A list that goes on, or a part that is drawn anew, stands within some frames.
    await softly.poll(() => findings(page, look, due), { message }).toEqual([]);
  }
  await viewer.show();
}

/** Looks at the screen while the connection is lost, with the focus on its last field, which stands nearest to the notice. */
async function lookOffline(page: Page, row: Row): Promise<void> {
  const field = page.locator('main input:not([type="checkbox"]):visible').last();
  if ((await field.count()) > 0) await field.focus();
  const before = (await readOwnShifts(page)).length;
  await page.context().setOffline(true);
  const notice = page.locator('[role="status"] p[data-kind="offline"]');
  await expect(notice, describeRow(row)).toBeVisible();
  await softly
    .poll(() => page.evaluate(coveredParts), { message: `${describeRow(row)}, under the notice` })
    .toEqual([]);
  softly((await readOwnShifts(page)).slice(before), `${describeRow(row)}, moved by it`).toEqual([]);
  await page.context().setOffline(false);
  await expect(notice, describeRow(row)).toBeHidden();
}

async function walk(page: Page, viewer: Viewer, row: Row): Promise<void> {
  await row.before?.(page);
  await openAtRest(page, row.address);
  await row.open?.(page);
  await lookAt(page, viewer, row, checks);
  if (row.open === undefined) await lookOffline(page, row);
  if (isWhole || !isHeldByStories(row))
    softly(await axeViolations(page), `${describeRow(row)}, WCAG 2.2 AA`).toEqual([]);
  // `npm test` has the matrix of faults for them.
  if (isWhole && row.open === undefined) {
    await withEndlessWords(page);
    await openAtRest(page, row.address);
    await lookAt(page, viewer, { ...row, opened: 'endless words' }, spreadChecks);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function partsOf(merchant: (typeof sites)[number]['merchant'], walker: Walker) {
  const due = listRows(merchant, walker).filter(
    (row) => (isWhole || few[walker].test(describeRow(row))) && at.test(describeRow(row)),
  );
  const parts = Math.ceil(due.length / rowsInPart);
  return Array.from({ length: parts }, (_, part) => ({
    title: `part ${part + 1} of ${parts}`,
    // Neighbours are alike: each part takes from everywhere.
    rows: due.filter((_, place) => place % parts === part),
  }));
}

for (const { merchant, language } of chooseKinds(sites))
  for (const walker of Object.keys(walkers) as Walker[])
    for (const { title, rows } of partsOf(merchant, walker))
      test.describe(`${merchant} in ${language}`, () => {
        test.use({ merchant, language, ...still });

        test(`screens of the ${walker} are whole in each look, ${title} [SHELL-04, SHELL-11]`, async ({
          page,
          newMember,
          returnAs,
          expectedErrors,
        }) => {
          test.setTimeout(600_000);
          expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
          expectedErrors.push(...rows.flatMap(({ errors = [] }) => errors));
          const kind = walkers[walker];
          if (kind !== undefined) await returnAs(await newMember(kind));
          await noteShifts(page);
          const viewer = await Viewer.of(page);
          for (const row of rows) await walk(page, viewer, row);
        });
      });
