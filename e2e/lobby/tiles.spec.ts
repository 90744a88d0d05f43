import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { lobbyCalls } from '@playhouse/wps';
import { whereabouts } from '../auth/steps';
import { atPlatform } from '../wallet/steps';
import { withoutPopups } from '../support/announcements';
import { merchants } from '../support/ports';
import type { MerchantCode } from '../support/ports';
import { expect, test } from '../support/test';
import { getGame, leaveGame, tiles } from './steps';

/** A tile: its name and where it leads. */
interface Offer {
  readonly name: string;
  readonly href: string;
}

/** Two rows of a list on a phone. */
const firstRows = 6;

/** The categories of a merchant that have a list of games. */
const categoriesOf = (merchant: MerchantCode) =>
  (
    JSON.parse(readFileSync(`merchants/${merchant}/whitelabel.json`, 'utf8')) as {
      readonly categories: readonly string[];
    }
  ).categories.filter((category) => !/^E?LOTT$/.test(category));

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
  // A book of matches begins with the match that was tapped.
  await expect(getGame(page).locator('[data-part=go], article[data-match]')).toBeVisible();
}

/** Two rows of a category, of which the first tile is tapped. */
async function playCategory(page: Page): Promise<void> {
  const offers = (await offersIn(page.getByRole('main'))).slice(0, firstRows);
  await expectOwn(page, offers);
  await tiles(page).first().tap();
  await expectGame(page, offers[0]?.name ?? '');
  await leaveGame(page, 'Leave the game');
}

/** Everything on home that starts a game, of which a match is tapped. */
async function playHome(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Play now: / }).first()).toBeAttached();
  await expectOwn(page, await offersIn(main));
  await page.getByRole('region', { name: 'Hot matches' }).getByRole('button').first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).tap();
  await page.waitForURL('**/m/launchGame?*');
  await expectGame(page, (await nameAt(page, whereabouts(page))) ?? 'a game');
}

test.beforeEach(async ({ page, newMember, returnAs }) => {
  await withoutPopups(page);
  await returnAs(await newMember());
});

test('tile opens the game it names [LAUNCH-01, LAUNCH-02, LAUNCH-03, WIN-01, HOT-01]', async ({
  page,
  open,
}) => {
  const main = page.getByRole('main');
  await open('/m/home');
  await playHome(page);
  await open('/m/gameCenter');
  const lotteries = main.locator('a[href*="/m/vendor"][href*="LOTT"]');
  await expect(lotteries.first()).toBeAttached();
  const vendors = await lotteries.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const address of vendors) {
    await open(address);
    await expectOwn(page, (await offersIn(main)).slice(0, firstRows));
  }
});

for (const merchant of merchants)
  test.describe(merchant, () => {
    test.use({ merchant });

    test(
      'the first rows of every category open what they name [LAUNCH-04, LIST-03]',
      { tag: '@world' },
      async ({ page, open }) => {
        test.slow();
        await open('/m/home');
        await playHome(page);
        for (const category of categoriesOf(merchant)) {
          await open(`/m/gameList?gameType=${category}`);
          await playCategory(page);
        }
      },
    );
  });
