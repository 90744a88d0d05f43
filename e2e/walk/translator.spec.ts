import type { Page } from '@playwright/test';
import { chooseKinds, isWhole } from '../support/extent';
import { still } from '../support/motion';
import { expect, settled, test } from '../support/test';
import { addTranslator, stopTranslating, translate } from '../support/translator';
import { listRows, walkers } from './rows';
import type { Walker } from './rows';

const sites = [
  { merchant: 'amihanda', language: 'EN', other: 'TY' },
  { merchant: 'corvalume', language: 'PT', other: 'EN' },
] as const;

/** In `npm test` one screen of each layout, and those on which a translator broke the page. */
const few = /^\/m\/(home|login|mine|gameList\?gameType=RNG|voucherCenter|agent\/team\/overview)$/;
const at = new RegExp(process.env['WALK_AT'] ?? '');

/** Chooses a language as another tab of the site does. */
async function speak(page: Page, language: string, lang: string): Promise<void> {
  await page.evaluate((code) => {
    localStorage.setItem('language', code);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'language', newValue: code, storageArea: localStorage }),
    );
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The words of a page, piece by piece, without figures; names of winners come and go. */
const readTexts = (page: Page, where: string) =>
  page.evaluate((selector) => {
    const texts = [...document.querySelectorAll(selector)].flatMap(({ childNodes }) =>
      [...childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    );
    const plain = texts.map((text) => text.replaceAll(/[‹›]/g, '').replaceAll(/[\d.,:%]+/g, '#'));
    return [...new Set(plain.map((text) => text.trim()))].filter((text) => !/\*/.test(text));
  }, where);

const softly = expect.configure({ soft: true });

const tags = { EN: 'en', TY: 'fil', PT: 'pt' } as const;

for (const { merchant, language, other } of chooseKinds(sites))
  for (const walker of Object.keys(walkers) as Walker[]) {
    const rows = listRows(merchant, walker).filter(
      ({ address, open }) =>
        open === undefined && (isWhole || few.test(address)) && at.test(address),
    );
    if (rows.length === 0) continue;
    test.describe(`${merchant} in ${language}`, () => {
      test.use({ merchant, language, ...still });

      test(`screens of the ${walker} show new words alone under a translator`, async ({
        page,
        newMember,
        returnAs,
        expectedErrors,
      }) => {
        test.setTimeout(600_000);
        expectedErrors.push(...rows.flatMap(({ errors = [] }) => errors));
        await addTranslator(page);
        const kind = walkers[walker];
        if (kind !== undefined) await returnAs(await newMember(kind));
        for (const { address, before } of rows) {
          await before?.(page);
          const rest = async () => {
            await settled(page);
            await page.waitForLoadState('networkidle');
            await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
          };
          await page.goto(address);
          await rest();
          await speak(page, other, tags[other]);
          await page.reload();
          await rest();
          const texts = await readTexts(page, 'body *');
          await speak(page, language, tags[language]);
          await translate(page);
          await expect(page.locator('main font, header font').first(), address).toBeAttached();
          await stopTranslating(page);
          await speak(page, other, tags[other]);
          const readOld = async () =>
            (await readTexts(page, 'font')).filter((text) => !texts.includes(text));
          await softly.poll(readOld, { message: `${address}, old words` }).toEqual([]);
          await speak(page, language, tags[language]);
          // The whole screen goes, with whatever the translator has put into it.
          await page.evaluate(() =>
            document.querySelector<HTMLElement>('a[href="/m/home"]')?.click(),
          );
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      });
    });
  }

test('a game starts from a translated list', async ({ page, newMember, returnAs }) => {
  await addTranslator(page);
  await returnAs(await newMember());
  await page.goto('/m/gameList?gameType=RNG');
  await settled(page);
  await translate(page);
  await page.locator('main a[href*="launchGame"]').first().tap();
  await page.waitForURL('**/m/launchGame**');
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main a[href*="launchGame"]').first()).toBeVisible();
});

test.describe('a page with content', () => {
  test.use({ content: true });

  test('is taken over although a translator was there first', async ({ page, expectedErrors }) => {
    // React says that it draws the page anew.
    expectedErrors.push(/Minified React error #418/);
    await addTranslator(page);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        (window as unknown as { translate: () => void }).translate(),
      ),
    );
    await page.goto('/m/home');
    await settled(page);
    await page.locator('a[href="/m/mine"], a[href="/m/member/home"]').first().tap();
    await page.waitForURL(/mine|member.home/);
    await expect(page.locator('main font').first()).toBeVisible();
  });
});
