import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { fingerOf } from '../support/finger';
import type { Finger } from '../support/finger';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');
const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
const inMenu = (name: RegExp) => async (page: Page) => {
  await openMenu(page);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
};

const inMain = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Something that lies over a screen: where, and how a player comes to it. */
interface Over {
  readonly name: string;
  readonly address: string;
  readonly open: (page: Page) => Promise<void>;
  /** Where a finger pushes it; the others are no sheets. */
  readonly away?: { readonly x: number; readonly y: number };
}

const down = { x: 0, y: 140 };
const right = { x: 140, y: 0 };

const ofVisitors: readonly Over[] = [
  { name: 'menu', address: '/m/home', open: openMenu, away: right },
  { name: 'language', address: '/m/home', open: inMenu(/^Language/), away: down },
  { name: 'customer service', address: '/m/home', open: inMenu(/^Customer service/), away: down },
  { name: 'download', address: '/m/home', open: inMenu(/app/i), away: down },
  {
    name: 'login prompt',
    address: '/m/home',
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Messages' }).click(),
  },
  {
    name: 'filter',
    address: '/m/gameList?gameType=RNG',
    open: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
    away: right,
  },
  {
    name: 'match',
    address: '/m/home',
    open: (page) =>
      page
        .getByRole('region', { name: 'Hot matches' })
        .locator('[role="group"]:not([inert]) button')
        .click(),
  },
  { name: 'countries', address: '/m/register', open: inMain(/^Country code/), away: down },
];

const ofMembers: readonly Over[] = [
  { name: 'sign out', address: '/m/home', open: inMenu(/Sign out/) },
  {
    name: 'payment password',
    address: '/m/securityCenter',
    open: inMain(/payment password/i),
    away: down,
  },
  {
    name: 'new bank card',
    address: '/m/securityCenter',
    open: inMain(/^Add a bank card/),
    away: down,
  },
  {
    name: 'removal of a bank card',
    address: '/m/securityCenter',
    open: inMain(/^Remove /),
    away: down,
  },
  { name: 'head icons', address: '/m/mine', open: inMain(/^Change picture$/), away: down },
  { name: 'referral', address: '/m/mine', open: inMain(/^Referral link/), away: down },
];

/** Goes to a screen as the first one of this visit, after a page that is none of the site. */
async function enter(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Opens it, and closes it by Back, by a finger and from the page. */
async function openAndClose(page: Page, finger: Finger, { name, open, away }: Over): Promise<void> {
  const closed = (how: string) => expect(dialog(page), `${name} ${how}`).toHaveCount(0);
  await open(page);
  await expect(dialog(page), name).toBeVisible();
  await page.evaluate(() => history.back());
  await closed('closes on Back');
  await page.evaluate(() => history.forward());
  await open(page);
  await expect(dialog(page), `Forward does not open ${name}`).toHaveCount(1);
  if (away === undefined) {
    await dialog(page).getByRole('button').first().click();
  } else {
    const title = dialog(page).getByRole('heading', { level: 2 }).first();
    await finger.swipe(title, { x: away.x / 2, y: away.y / 2 });
    await expect(dialog(page), `${name} stays after a short way`).toHaveCount(1);
    await finger.swipe(title, away);
  }
  await closed('is closed from the page');
}

/** Goes through all that may lie over a screen; then Back leads out of the site at once. */
async function inspect(page: Page, address: string, all: readonly Over[]): Promise<void> {
  await enter(page, address);
  const finger = await fingerOf(page);
  const here = page.url();
  for (const over of all.filter((some) => some.address === address))
    await openAndClose(page, finger, over);
  expect(page.url()).toBe(here);
  await page.goBack();
  await expect(page, 'nothing of them is left in the way').toHaveURL('about:blank');
}

test.beforeEach(({ page }) => withoutPopups(page));

test('Back, a finger and the page close what lies over a screen, on the first one too; nothing of it stays in the history [SHELL-09]', async ({
  page,
  login,
  newMember,
}) => {
  await inspect(page, '/m/home', ofVisitors);
  await inspect(page, '/m/gameList?gameType=RNG', ofVisitors);
  await inspect(page, '/m/register', ofVisitors);
  await login(await newMember({ payout: true }));
  await inspect(page, '/m/home', ofMembers);
  await inspect(page, '/m/mine', ofMembers);
  await inspect(page, '/m/securityCenter', ofMembers);
});
