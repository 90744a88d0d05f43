import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { lobbyCalls } from '@playhouse/wps';
import { whereabouts } from '../accounts/steps';
import { atPlatform } from '../money/steps';
import { withoutPopups } from '../support/announcements';
import { merchants } from '../support/ports';
import type { MerchantCode } from '../support/ports';
import { expect, test } from '../support/test';
import { gameOf, heartOf, leaveGame, tiles } from './steps';

/** What can be tapped to play: the name it bears and where it leads. */
interface Offer {
  readonly name: string;
  readonly href: string;
}

/** Two rows of a list on a phone. */
const firstRows = 6;

const categoriesOf = (merchant: MerchantCode) =>
  (
    JSON.parse(readFileSync(`merchants/${merchant}/whitelabel.json`, 'utf8')) as {
      readonly categories: readonly string[];
    }
  ).categories;
const isLottery = (category: string) => /^E?LOTT$/.test(category);

/** Tiles and rows that start a game, once the first is there. */
async function offersIn(place: Locator): Promise<Offer[]> {
  const links = place.locator('a[href^="/m/launchGame"]');
  await expect(links.first()).toBeAttached();
  return links.evaluateAll((all) =>
    all.map((link) => ({
      // `Play 2D Noon by Kapuluan Lotto`, `Play now: 2D Noon`
      name: link.ariaLabel?.replace(/^Play (now: )?/, '').replace(/ by .*$/, '') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
  );
}

async function lotteryNamed(page: Page, prizeMode: string, code: string) {
  const all = await atPlatform(page, lobbyCalls.lotteryList, { prizeMode });
  return all.find((each) => each.code === code)?.gameName ?? undefined;
}

/** The name of what opens at an address of the launch screen, asked as that screen and the lotteries' slip ask for it. */
async function nameAt(page: Page, href: string): Promise<string | undefined> {
  const query = new URL(href, 'https://site.test').searchParams;
  const read = (key: string) => query.get(key) ?? '';
  if (query.has('playType')) return lotteryNamed(page, read('prize_mode'), read('code'));
  const gameId = read('gameId') || read('code');
  const start = { vendor: read('vendor'), gameId, nodeId: read('nodeId') };
  return (await atPlatform(page, lobbyCalls.launchGame, start)).gameName ?? undefined;
}

/** Each opens what it names. */
async function expectOwn(page: Page, offers: readonly Offer[]): Promise<void> {
  expect(offers.length).toBeGreaterThan(0);
  const opened = offers.map(async ({ href }) => ({ name: await nameAt(page, href), href }));
  expect(await Promise.all(opened)).toEqual(offers);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectGame(page: Page, name: string): Promise<void> {
  await expect(title(page)).toHaveText(name);
  await expect(gameOf(page).locator('.go')).toBeVisible();
}

/** Two rows of a category, of which the first tile is tapped. */
async function playCategory(page: Page): Promise<void> {
  const offers = (await offersIn(page.getByRole('main'))).slice(0, firstRows);
  await expectOwn(page, offers);
  await tiles(page).first().tap();
  await expectGame(page, offers[0]?.name ?? '');
  await leaveGame(page, 'Leave the game');
}

/** The first lotteries of a prize mode, of which one is tapped and opened in both ways to play it. */
async function playLotteries(page: Page, prizeMode: string): Promise<void> {
  const rows = page.getByRole('main').locator('a[href*="startLottery"]');
  await expect(rows.first()).toBeVisible();
  for (const row of (await rows.all()).slice(0, firstRows)) {
    const { searchParams } = new URL((await row.getAttribute('href')) ?? '', page.url());
    const name = await lotteryNamed(page, prizeMode, searchParams.get('code') ?? '');
    await expect(row).toContainText(name ?? 'a lottery of this code');
  }
  await rows.first().tap();
  await expect(title(page)).toHaveText('Play a lottery');
  const name = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
  for (const way of ['Pick numbers', 'Big / Small / Odd / Even']) {
    await page.getByRole('button', { name: way }).tap();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('radio', { name: way })).toBeChecked();
    await page.goBack();
  }
}

for (const merchant of merchants)
  test.describe(merchant, () => {
    test.use({ merchant });

    test.beforeEach(async ({ page, newMember, returnAs }) => {
      await withoutPopups(page);
      await returnAs(await newMember());
    });

    test('every tile, win and match of home opens its game [LAUNCH-01, LAUNCH-02, LAUNCH-04, WIN-01, HOT-01]', async ({
      page,
      open,
    }) => {
      const main = page.getByRole('main');
      await open('/m/home');
      await expect(main.getByRole('link', { name: /^Play now: / }).first()).toBeAttached();
      await expectOwn(page, await offersIn(main));
      await page.getByRole('region', { name: 'Hot matches' }).getByRole('button').first().tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).tap();
      await page.waitForURL('**/m/launchGame?*');
      await expectGame(page, (await nameAt(page, whereabouts(page))) ?? 'a game');
    });

    for (const category of categoriesOf(merchant))
      test(`the first rows of ${category} open their games [LAUNCH-02, LAUNCH-04, LIST-03, ROUTE-07]`, async ({
        page,
        open,
      }) => {
        const address = isLottery(category) ? 'lottery?prize_mode' : 'gameList?gameType';
        await open(`/m/${address}=${category}`);
        if (isLottery(category)) await playLotteries(page, category);
        else await playCategory(page);
      });

    test('a lottery opens from its vendor, a search, favourites and what was played last [LAUNCH-01, LAUNCH-02, LAUNCH-03, FAV-01, FAV-02]', async ({
      page,
      open,
    }) => {
      const main = page.getByRole('main');
      await open('/m/gameCenter');
      await expectOwn(page, await offersIn(main));
      const vendors = await main
        .locator('a[href*="/m/vendor"][href*="LOTT"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(vendors.length).toBeGreaterThan(0);
      for (const address of vendors) {
        await open(address);
        const [first, ...others] = (await offersIn(main)).slice(0, firstRows);
        await expectOwn(
          page,
          [first, ...others].flatMap((each) => each ?? []),
        );
        await open(`${address}&gameName=${encodeURIComponent(first?.name ?? '')}`);
        await expectOwn(page, await offersIn(main));
      }
      await heartOf(tiles(page).first()).tap();
      await open('/m/home');
      await expect(page.getByRole('heading', { name: /^Continue|^Your fav/ })).toBeVisible();
      await expectOwn(page, await offersIn(main));
    });
  });
