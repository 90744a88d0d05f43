import type { Page } from '@playwright/test';
import { amountIn, atHome, heartOf, leaveGame, play, scrollTop, scrollUntil, tiles } from './steps';
import { wordsOf } from './words';
import { kindsOf } from '../support/extent';
import { expect, test } from '../support/test';

/** Where a page is, from the slash on. */
const whereabouts = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

const runs = [
  { merchant: 'amihanda', language: 'TY' },
  { merchant: 'amihanda', language: 'EN' },
  { merchant: 'corvalume', language: 'PT' },
] as const;

for (const { merchant, language } of kindsOf(runs, 2)) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });
    const say = wordsOf(language);

    test('a member finds, keeps and plays a game [LIST-01, LIST-02, LIST-06, FAV-01, LAUNCH-04]', async ({
      page,
      newMember,
      returnAs,
      open,
    }) => {
      const member = await newMember({ balance: 500 });
      await returnAs(member);
      await open('/m/home');
      const header = page.getByRole('banner');
      await expect(header).toContainText(member.account);
      const balance = async () => amountIn(await header.textContent());
      await expect.poll(balance).toBe(500);

      await atHome(page, async () => {
        await page.getByRole('tab', { name: say('categories.RNG') }).click();
        const panel = page.getByRole('tabpanel');
        await panel.getByRole('link', { name: say('lobby.section.all') }).click();
        await page.waitForURL('**/m/gameList*');
      });
      await expect.poll(() => whereabouts(page)).toBe('/m/gameList?gameType=RNG');

      const vendors = page.getByRole('group', { name: say('lobby.vendors.label') });
      await vendors.getByRole('button', { name: 'Lumareef' }).click();
      await page.getByRole('button', { name: say('lobby.filter.open', { active: 1 }) }).click();
      const panel = page.getByRole('dialog', { name: say('lobby.filter.title') });
      await panel.getByRole('radio', { name: /0[.,]75/ }).check({ force: true });
      await panel.getByRole('button', { name: say('lobby.filter.submit') }).click();
      const list = '/m/gameList?gameType=RNG&vassalage=LRF&minBet=0.75';
      await expect.poll(() => whereabouts(page)).toBe(list);
      await expect(panel).toBeHidden();

      // The second page has come, and what is played stands in it.
      const all = page.getByRole('main').locator('[aria-setsize]');
      await scrollUntil(
        page,
        async () => Number(await all.first().getAttribute('aria-setsize')) > 26,
      );
      await scrollUntil(
        page,
        async () => Number(await all.last().getAttribute('aria-posinset')) > 30,
      );
      const tile = tiles(page).last();
      const name = (await tile.getAttribute('aria-label')) ?? '';
      const game = page.getByRole('main').getByRole('link', { name, exact: true });
      await heartOf(game).click();
      await expect(heartOf(game)).toHaveAttribute('aria-pressed', 'true');
      const place = await scrollTop(page);

      await game.click();
      const left = await play(page, 500);
      await leaveGame(page, say('lobby.launch.back'));
      await expect.poll(balance).toBe(left);
      expect(whereabouts(page)).toBe(list);
      await expect.poll(() => scrollTop(page)).toBe(place);
      await expect(heartOf(game)).toHaveAttribute('aria-pressed', 'true');

      for (const tab of ['lobby.tabs.recent', 'lobby.tabs.favourites']) {
        await page.getByRole('button', { name: say(tab), exact: true }).click();
        await expect(page.getByRole('button', { name: say(tab), exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expect(all).toHaveCount(1);
        await expect(game).toBeVisible();
        await expect(heartOf(game)).toHaveAttribute('aria-pressed', 'true');
      }
    });
  });
}
