import type { Page } from '@playwright/test';
import { announce, popup, withoutPopups } from '../support/announcements';
import { fingerOf } from '../support/finger';
import type { Finger } from '../support/finger';
import { expect, password, paymentPassword, test } from '../support/test';
import { fill, submit } from '../accounts/steps';

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

/** A banner that leads to somebody else's site. */
const outside = {
  bannerId: 'outside',
  title: 'News of elsewhere',
  url: '/art/banner/welcome.svg',
  link: 'https://news.example/today',
};

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
  {
    name: 'way out of the site',
    address: '/m/home',
    open: (page) =>
      page
        .getByRole('region', { name: 'Promotions' })
        .getByRole('button', { name: outside.title })
        .click(),
    away: down,
  },
  { name: 'countries', address: '/m/register', open: inMain(/^Country code/), away: down },
  {
    // The platform asks for it once many codes were sent.
    name: 'captcha of a code',
    address: '/m/login',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Mobile number' }).click();
      await fill(page, { mobileNum: '9171234567' });
      await inMain(/^Get code$/)(page);
    },
  },
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
  { name: 'application', address: '/m/activityInfo?id=bigwin', open: inMain(/^Join$/), away: down },
  { name: 'head icons', address: '/m/mine', open: inMain(/^Change picture$/), away: down },
  { name: 'referral', address: '/m/mine', open: inMain(/^Referral link/), away: down },
  {
    name: 'word that a password is the old one',
    address: '/m/changePsw',
    open: async (page) => {
      // The tab still holds the old one since the login.
      await fill(page, { newPassword: password, confirmNewPassword: password });
      await submit(page);
    },
  },
  {
    name: 'question before money moves',
    address: '/m/upLine/transfer',
    open: async (page) => {
      await page.getByLabel(/^Amount/).fill('200');
      await page.getByLabel(/^Payment password/).fill(paymentPassword);
      await submit(page);
    },
  },
];

/** A platform that sends no code without a captcha. */
const demandCaptcha = (page: Page) =>
  page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({ json: { success: false, code: 'captcha.required', value: { captcha: true } } }),
  );

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

/** A session's end is told of once, and again when it has been put off. The page's clock is the journey's. */
function sessionEnd(): Over {
  const open = async (page: Page) => {
    const now = await page.evaluate(() => Date.now());
    const life = { idleEndsAt: now + 150_000, endsAt: now + 86_400_000 };
    await page.route('**/wps/session/life', (route) =>
      route.fulfill({ json: { success: true, value: life } }),
    );
    // What asks is fetched once a page rests: on a slow machine its minute begins later than the page.
    await expect(async () => {
      await page.clock.fastForward(63_000);
      await expect(dialog(page)).toBeVisible({ timeout: 3000 });
    }).toPass();
  };
  return { name: 'end of the session', address: '/m/securityCenter', open };
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

const addressesOf = (all: readonly Over[]) => [...new Set(all.map(({ address }) => address))];

test.beforeEach(({ page }) => withoutPopups(page));

test('Back, a finger and the page close what lies over a visitor’s screen, on the first one too; nothing of it stays in the history [SHELL-09]', async ({
  page,
}) => {
  await announce(page, { popups: [], banners: [outside] });
  await demandCaptcha(page);
  for (const address of addressesOf(ofVisitors)) await inspect(page, address, ofVisitors);
});

test('Back, a finger and the page close what lies over a member’s screen, on the first one too; nothing of it stays in the history [SHELL-09]', async ({
  page,
  login,
  newMember,
}) => {
  await login(await newMember({ payout: true, upline: 'demo_agent' }));
  for (const address of addressesOf(ofMembers)) await inspect(page, address, ofMembers);
});

test('Back closes what comes over a screen by itself, on the first one too, and Forward does not bring it again [SHELL-09, POPUP-02, CONTR-01, SESS-03]', async ({
  page,
  login,
  newMember,
}) => {
  await inspect(page, '/m/home', [announcement()]);
  await withoutPopups(page);
  await login(await newMember({ type: 1, contract: true }));
  await inspect(page, '/m/home', [contract()]);
  await page.clock.install();
  await inspect(page, '/m/securityCenter', [sessionEnd()]);
});
