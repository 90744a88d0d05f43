import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { expect, test } from '../support/test';

/** Finds ids of messages, or parts of them, in everything a player sees or hears. */
function rawKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['aria-label', 'alt', 'placeholder', 'title'];
    const spoken = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
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

test('the language popup changes everything at once and for good [LANG-01, LANG-02]', async ({
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
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  const popup = page.getByRole('dialog', { name: 'Language' });
  const flags = popup.getByRole('listitem').locator('img');
  await expect(flags).toHaveCount(2);
  for (const flag of await flags.all()) await expect(flag).not.toHaveJSProperty('naturalWidth', 0);

  await popup.getByRole('button', { name: 'Filipino' }).click();
  await expect(popup).toBeHidden();
  await expect(html).toHaveAttribute('lang', 'fil');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mag-log in' })).toBeVisible();
  for (const address of ['/m/home', '/m/gameLobby', '/m/login']) {
    await open(address);
    await expect(html, address).toHaveAttribute('lang', 'fil');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await rawKeys(page), address).toEqual([]);
  }
});
