import { kept, sitesFor, violations } from '../support/inspect';
import { still } from '../support/motion';
import { sidewaysScroll } from '../support/sideways';
import { expect, settled, test } from '../support/test';

const screens = [
  '/m/gameLobby',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/gameList?gameType=RNG',
  '/m/gameList?gameType=LIVE&gameName=zzzz',
  '/m/vendor?vassalage=LRF&gameType=RNG',
  '/m/lottery',
  '/m/startLottery?prize_mode=ELOTT',
  '/m/lottery/results',
  '/m/lottery/orders',
] as const;

// Animated contrasts would be measured half-way.
test.use({ ...still, viewport: { width: 320, height: 720 } });

for (const { merchant, language, looks } of sitesFor()) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });

    test(`screens of the lobby ${kept(looks)} 320 pixels, also with text twice as large`, async ({
      page,
      newMember,
      returnAs,
      expectedErrors,
    }) => {
      test.slow(true, 'many screens');
      const main = page.getByRole('main');
      const inspect = async (what: string) => {
        expect.soft(await violations(page, looks), what).toEqual([]);
        expect
          .soft(await sidewaysScroll(page, '100%'), `${what} is too wide`)
          .toBeLessThanOrEqual(0);
        expect
          .soft(await sidewaysScroll(page, '200%'), `${what} is too wide`)
          .toBeLessThanOrEqual(0);
      };
      await returnAs(await newMember());
      for (const address of screens) {
        await page.goto(address);
        await settled(page);
        await expect(main.getByRole('heading', { level: 1 }), address).toBeAttached();
        await expect(main.locator('[aria-busy="true"]'), address).toHaveCount(0);
        await inspect(address);
      }
      await page.goto('/m/gameList?gameType=RNG');
      await main.locator('[role="search"] + button').click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
      await inspect('the filter panel');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await main.locator('[role="listitem"] a').first().click();
      await expect(page.frameLocator('iframe').locator('.go')).toBeVisible();
      // The checker itself writes styles into the game's frame, which its policy refuses.
      expectedErrors.push(/Applying inline style violates/);
      await inspect('a running game');
    });
  });
}
