import assert from 'node:assert/strict';
import { paths } from '@playhouse/navigation';
import type { Checks } from '../checks';
import type { EnginePage } from './page';

/** A site and a browser to go through it. */
export interface World {
  readonly page: EnginePage;
  /** Where the site stands. */
  readonly url: string;
  /** In which it starts, as a BCP 47 tag. */
  readonly language: string;
  /** A member who may log in, with 500.00. */
  readonly member: { readonly account: string; readonly password: string };
  /** Takes the site away, as a lost network does. */
  goOffline(): Promise<void>;
  /** Brings it back. */
  goOnline(): Promise<void>;
}

const tile = `//main//a[starts-with(@aria-label, "Play ")]`;
const heading = `document.querySelector('h1')?.textContent`;
const path = 'location.pathname';
const button = (text: string) => `//button[normalize-space()="${text}"]`;
const field = (name: string) => `//input[@name="${name}"]`;

async function go({ page, url }: World, href: string): Promise<void> {
  await page.open(url + href);
  await page.until(`document.documentElement.dataset.ready === 'true'`);
}

async function browse(world: World, { check }: Checks): Promise<void> {
  const { page } = world;
  await check('home starts in the merchant’s language [WL-01]', async () => {
    await go(world, paths.home.href());
    assert.equal(await page.read('document.documentElement.lang'), world.language);
    await page.until(`document.querySelectorAll('main a img').length > 3`);
  });
  await check('a language is chosen and kept [LANG-01, LANG-02]', async () => {
    await go(world, paths.login.href());
    await page.tap('//main//button[@aria-haspopup="dialog"][last()]');
    await page.tap('//*[@role="dialog"]//button[contains(., "English")]');
    await page.until(`document.documentElement.lang === 'en'`);
    await go(world, paths.home.href());
    assert.equal(await page.read('document.documentElement.lang'), 'en');
  });
  await check('a list shows its games with their pictures [LIST-03]', async () => {
    await go(world, paths.gameList.href({ gameType: 'RNG' }));
    await page.until(`document.querySelector('main a[aria-label^="Play "] img')?.naturalWidth > 0`);
  });
  await check('a deep link and an unknown one end where they should [ROUTE-18]', async () => {
    await go(world, paths.help.href());
    await page.until(`${heading} === 'Help center'`);
    await go(world, '/m/help.html');
    await page.until(`${path} === '${paths.help.path}'`);
    await go(world, '/m/nowhere');
    await page.until(`${heading}?.includes('can’t find')`);
  });
}

async function playAsMember(world: World, { check }: Checks): Promise<void> {
  const { page, member } = world;
  await check('a member logs in and sees the balance [LOGIN-12]', async () => {
    await go(world, paths.login.href());
    await page.type(field('username'), member.account);
    await page.type(field('password'), member.password);
    await page.tap('//form//button[@type="submit"]');
    await page.until(`${path} === '${paths.home.path}'`);
    await page.until(`document.querySelector('header')?.textContent.includes('500')`);
  });
  await check('a round is played, and the platform has booked it [LAUNCH-04]', async () => {
    await go(world, paths.gameList.href({ gameType: 'RNG' }));
    await page.tap(tile);
    await page.within('//iframe', async () => {
      await page.until(
        `document.querySelector('[data-part=balance]')?.textContent.includes('500')`,
      );
      await page.tap('//button[@data-part="go"]');
      await page.until(`document.querySelector('[data-part=message]')?.textContent !== ''`);
      await page.until(`document.querySelector('[data-part=go]:not(:disabled)')`);
    });
    await go(world, paths.gameRecord.href());
    await page.until(`document.querySelector('main')?.textContent.includes('10.00')`);
  });
  await check('a deposit is ordered', async () => {
    await go(world, paths.deposit.href());
    await page.type('//main//input[@inputmode="decimal"]', '300');
    await page.tap(button('Continue to payment'));
    await page.until(`${heading} === 'Your deposit'`);
  });
  await check('a member signs out, and home is a visitor’s [SESS-02]', async () => {
    await go(world, paths.settings.href());
    await page.tap(`//main${button('Sign out')}`);
    await page.tap(`//*[@role="dialog" or @role="alertdialog"]${button('Sign out')}`);
    await page.until(`${path} === '${paths.home.path}'`);
    assert.equal(await page.read(`localStorage.getItem('MC_SESSION_INFO')`), null);
  });
}

async function loseTheNetwork(world: World, { check }: Checks): Promise<void> {
  const { page } = world;
  const away = `/You are offline/.test(document.body.textContent)`;
  await check('the site starts without a network, says so, and comes back [PWA-01]', async () => {
    await go(world, paths.home.href());
    await page.until('navigator.serviceWorker.controller');
    await go(world, paths.home.href());
    await page.until(`document.querySelector('main a[aria-label^="Play "]')`);
    await world.goOffline();
    try {
      await go(world, paths.home.href());
      await page.until(away);
      await page.until(`document.querySelector('main a[aria-label^="Play "]')`);
    } finally {
      await world.goOnline();
    }
    await page.until(`!${away}`);
  });
}

/** The steps that every engine has to let a player do, in order. */
export async function goThroughJourneys(world: World, checks: Checks): Promise<void> {
  await browse(world, checks);
  await playAsMember(world, checks);
  await loseTheNetwork(world, checks);
}
