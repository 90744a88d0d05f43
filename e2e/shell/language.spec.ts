import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

/** What looks like a message's id, or like the inside of one, in everything a player sees or hears. */
function rawKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label],[alt],[placeholder],[title]')];
    const names = ['aria-label', 'alt', 'placeholder', 'title'];
    const texts = [
      document.body.innerText,
      document.title,
      ...spoken.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
    ];
    const key = /\b(?:[a-z][\w-]*\.){1,4}[a-z]\w+\b|\bin_[a-z_]+\b|\{\w+[,}]/gi;
    const lib =
      /^(shell|ui|platform|session|content|lobby|jackpot|auth|registration|member|wallet|promotions|agent)\.|^in_|^\{/;
    return texts.flatMap((text) => text.match(key) ?? []).filter((found) => lib.test(found));
  });
}

test('the language popup shows flags, changes everything at once and for good, and tells the page [LANG-01, LANG-02]', async ({
  page,
  open,
  request,
}) => {
  // Who has never chosen gets Filipino.
  expect(await (await request.get('/m/home')).text()).toMatch(/<html[^>]* lang="fil"/);
  await withoutPopups(page);
  await open('/m/home');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('playhouse:languagechange', (event) =>
      told.push((event as CustomEvent<{ language: string }>).detail.language),
    );
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  const popup = page.getByRole('dialog', { name: 'Language' });
  await expect(popup.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const flags = popup.getByRole('listitem').locator('img');
  await expect(flags).toHaveCount(2);
  for (const flag of await flags.all()) await expect(flag).not.toHaveJSProperty('naturalWidth', 0);

  await popup.getByRole('button', { name: 'Filipino' }).click();
  await expect(popup).toBeHidden();
  await expect(html).toHaveAttribute('lang', 'fil');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mag-log in' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['TY']);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('TY');

  for (const address of ['/m/home', '/m/gameLobby', '/m/help', '/m/login', '/m/download']) {
    await open(address);
    await expect(html, address).toHaveAttribute('lang', 'fil');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await rawKeys(page), address).toEqual([]);
  }
});

test.describe('in Brazil', () => {
  test.use({ merchant: 'corvalume', language: 'PT' });

  test('texts and numbers are Portuguese [LANG-02]', async ({ page, open }) => {
    await withoutPopups(page);
    await open('/m/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('img', { name: /R\$ \d{1,3}(\.\d{3})+$/ })).toBeAttached();
    await expect(page.getByRole('complementary')).not.toHaveCount(0);
    expect(await rawKeys(page)).toEqual([]);
  });
});
