import type { Page } from '@playwright/test';
import { announce, popup, withoutPopups } from '../support/announcements';
import { createFinger } from '../support/finger';
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

/** One of each kind: a sheet of each side, one out of another, a dialog, over home and over another screen. */
const ofVisitors: readonly Over[] = [
  { name: 'menu', address: '/m/home', open: openMenu, away: right },
  { name: 'language', address: '/m/home', open: inMenu(/^Language/), away: down },
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
];

/** A question, and a form. */
const ofMembers: readonly Over[] = [
  { name: 'sign out', address: '/m/securityCenter', open: inMenu(/Sign out/) },
  {
    name: 'payment password',
    address: '/m/securityCenter',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /payment password/i })
        .first()
        .click(),
    away: down,
  },
];

/** Goes to a screen as the first one of this visit, after a page that is none of the site. */
async function enter(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
}

/** A contract that waits is told of once whenever the site is loaded. */
function contract(): Over {
  let isTold = false;
  const open = async (page: Page) => {
    if (isTold) await page.reload();
    isTold = true;
  };
  return { name: 'contract', address: '/m/home', open };
}

/** An announcement is shown until it has been closed. */
function announcement(): Over {
  let count = 0;
  const open = async (page: Page) => {
    count += 1;
    await announce(page, { popups: [popup('B', `News ${count}`)] });
    await page.reload();
  };
  return { name: 'announcement', address: '/m/home', open };
}

/** Goes forward, and waits until the site has come back from there: what was closed has no place any more. */
function forward(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => {
          if (!history.state?.over) resolve();
        });
        history.forward();
      }),
  );
}

/** Opens it, and closes it by Back, by a finger and from the page. */
async function openAndClose(page: Page, finger: Finger, { name, open, away }: Over): Promise<void> {
  const closed = (how: string) => expect(dialog(page), `${name} ${how}`).toHaveCount(0);
  await open(page);
  await expect(dialog(page), name).toBeVisible();
  await page.evaluate(() => history.back());
  await closed('closes on Back');
  await forward(page);
  await closed('stays closed on Forward');
  await open(page);
  await expect(dialog(page), name).toHaveCount(1);
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

/** Goes through all of them at an address; then Back leads out of the site at once. */
async function inspect(page: Page, address: string, all: readonly Over[]): Promise<void> {
  await enter(page, address);
  const finger = await createFinger(page);
  const here = page.url();
  for (const over of all.filter((some) => some.address === address))
    await openAndClose(page, finger, over);
  expect(page.url()).toBe(here);
  await page.goBack();
  await expect(page, 'nothing of them is left in the way').toHaveURL('about:blank');
}

test.beforeEach(({ page }) => withoutPopups(page));

test('Back, a finger and the page close an overlay and leave no step behind [SHELL-09]', async ({
  page,
}) => {
  for (const address of ['/m/home', '/m/gameList?gameType=RNG'])
    await inspect(page, address, ofVisitors);
});

test('Back closes a popup, and Forward does not reopen it [SHELL-09, POPUP-02, CONTR-01]', async ({
  page,
  returnAs,
  newMember,
}) => {
  await inspect(page, '/m/home', [announcement()]);
  await withoutPopups(page);
  await returnAs(await newMember({ type: 1, contract: true }));
  await inspect(page, '/m/home', [contract()]);
  await inspect(page, '/m/securityCenter', ofMembers);
});
