import type { Page } from '@playwright/test';
import { whereabouts } from '../auth/steps';
import { expect, test } from '../support/test';
import { leaveGame, tiles } from './steps';

const slots = '/m/gameList?gameType=RNG';
const index = '**/wps/relay/GCSGAME_gameIndex**';

const box = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const toSearch = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Search games' });

test('misspelt name leads from home to its running game, and Back to its words', async ({
  page,
  open,
  newMember,
  returnAs,
}) => {
  await returnAs(await newMember({ balance: 500 }));
  await open('/m/home');
  await toSearch(page).tap();
  await expect(box(page)).toBeFocused();
  await box(page).pressSequentially('crimsn tide');
  await expect(options(page).first()).toContainText('Crimson Tide Jackpots');
  await options(page).first().tap();
  const about = sheet(page, 'Crimson Tide Jackpots');
  await expect(about).toContainText(/Return to player.*9\d\.\d+%/);
  await page.goBack();
  await expect(about).toHaveCount(0);
  await expect(box(page)).toHaveValue('crimsn tide');

  await options(page).first().tap();
  await about.getByRole('button', { name: 'Play' }).tap();
  await expect(page.frameLocator('iframe').locator('[data-part=go]')).toBeVisible();
  await leaveGame(page, 'Leave the game');
  await expect.poll(() => whereabouts(page)).toBe('/m/search');
  await expect(box(page)).toHaveValue('crimsn tide');
  await expect(options(page).first()).toContainText('Crimson Tide Jackpots');
});

test('“Roulette” inside slots suggests roulette, and the searched list finds it below [LIST-01]', async ({
  page,
  open,
}) => {
  await open(slots);
  await box(page).pressSequentially('Roulet');
  await expect(options(page).first()).toContainText('Roulette');
  await box(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await box(page).pressSequentially('te');
  await box(page).press('Enter');
  await expect.poll(() => whereabouts(page)).toBe(`${slots}&gameName=Roulette`);
  await expect(tiles(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^American Roulette/ }).tap();
  const about = sheet(page, 'American Roulette');
  await expect(about).toContainText('94.74%');
  await about
    .getByRole('link', { name: /^\p{L}/u })
    .first()
    .tap();
  await expect.poll(() => whereabouts(page)).toMatch(/^\/m\/vendor\?name=[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Games of');
});

test('search goes by keyboard alone, and keeps what was searched for', async ({ page, open }) => {
  await open('/m/home');
  await toSearch(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('kalyx');
  await expect(options(page).first()).toContainText('Kalyx Forge');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => whereabouts(page)).toBe('/m/vendor?name=kalyx-forge');
  await expect(tiles(page).first()).toHaveAccessibleName(/by Kalyx Forge$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('kalyx');
  await box(page).press('Escape');
  await expect(page.getByRole('button', { name: 'kalyx', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
});

test('search says in its place that the network is gone, and goes on with the words', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(index, (route) => route.abort('internetdisconnected'));
  await open('/m/search');
  await box(page).pressSequentially('jade lagon');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(index);
  await retry.tap();
  await expect(options(page).first()).toContainText('Jade Lagoon');
  await expect(box(page)).toHaveValue('jade lagon');
});

test('address of old leads to the vendor’s own [LAUNCH-03]', async ({ page, open }) => {
  await open('/m/vendor?vassalage=KLX&gameType=RNG');
  await expect.poll(() => whereabouts(page)).toBe('/m/vendor?name=kalyx-forge&gameType=RNG');
  await expect(tiles(page).first()).toHaveAccessibleName(/by Kalyx Forge$/);
});

test('long press and small button of a tile tell about its game, a tap starts it [LIST-03]', async ({
  page,
  open,
}) => {
  await open(slots);
  const tile = tiles(page).first();
  const name = /^Play (.+) by /.exec((await tile.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: `About ${name}`, exact: true }).tap();
  await expect(sheet(page, name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page, name)).toHaveCount(0);

  const place = await tile.boundingBox();
  if (!place) throw new Error('no tile');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(sheet(page, name)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => whereabouts(page)).toBe(slots);
  await page.goBack();
  await expect(sheet(page, name)).toHaveCount(0);
  await tile.tap();
  await expect.poll(() => whereabouts(page)).toMatch(/^\/m\/login\?returnTo=/);
});
