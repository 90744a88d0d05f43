import type { Locator, Page } from '@playwright/test';
import { gameOf, tiles } from '../lobby/steps';
import { kindsOf } from '../support/extent';
import { merchants } from '../support/ports';
import { balanceAtPlatform, expect, fillDeposit, orderOn, settled, test, withdraw } from './steps';

/** The number of the withdrawal that was just asked for. */
async function withdrawalOf(page: Page): Promise<string> {
  const text = (await page.getByText(/Order W/).textContent()) ?? '';
  return /W\d+-[0-9a-f]+/.exec(text)?.[0] ?? '';
}

/** Plays one round of a slot machine with a stake that the game steps up to. */
async function stake(page: Page, amount: RegExp): Promise<void> {
  await page.goto('/m/gameList?gameType=RNG');
  await settled(page);
  await tiles(page).first().click();
  const game = gameOf(page);
  await expect(async () => {
    await game.getByRole('button', { name: 'Raise the bet' }).click();
    expect(await game.locator('.bet-value').textContent()).toMatch(amount);
  }).toPass();
  await game.locator('.go').click();
  await expect(game.locator('.message')).not.toBeEmpty();
}

const lineOf = (page: Page, order: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: order });

for (const merchant of kindsOf(merchants, 1)) {
  test.describe(merchant, () => {
    test.use({ merchant });

    test('money is deposited, arrives, is played for, withdrawn and paid out [ROUTE-11]', async ({
      page,
      enter,
      decide,
      said,
    }) => {
      await enter({ balance: 2000 });
      await fillDeposit(page, 500);
      await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
      const deposit = orderOn(page);
      await decide(deposit, 'Approve');
      await expect(page.getByText('The money is in your balance. Have fun!')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(/2,500\.00/);

      await withdraw(page, 400);
      await expect
        .poll(() => said.join())
        .toContain('The turnover needed for a withdrawal is not reached yet.');
      await expect(page.getByText(/play for .*500\.00 before you can withdraw/)).toBeVisible();
      await stake(page, /500\.00/);
      const played = await balanceAtPlatform(page);
      await withdraw(page, 400);
      await expect(page.getByText('Withdrawal requested')).toBeVisible();
      const order = await withdrawalOf(page);
      await page.goto('/m/withdrawReport');
      await expect(lineOf(page, order)).toContainText('Processing');
      await decide(order, 'Approve');
      await page.reload();
      await expect(lineOf(page, order)).toContainText('Successful');
      expect(await balanceAtPlatform(page)).toBe(played - 400);
    });

    test('a withdrawal that is refused is given back, and its reason is told [ROUTE-11]', async ({
      page,
      enter,
      decide,
    }) => {
      await enter();
      await withdraw(page, 200);
      const order = await withdrawalOf(page);
      expect(await balanceAtPlatform(page)).toBe(800);
      await decide(order, 'Refuse', 'The bank sent it back');
      expect(await balanceAtPlatform(page)).toBe(1000);
      await page.goto('/m/withdrawReport');
      await expect(lineOf(page, order)).toContainText('Failed');
      await expect(lineOf(page, order)).toContainText('The bank sent it back');
      await page.goto('/m/transaction/record');
      await expect(page.getByText(/\+.*200\.00/).first()).toBeVisible();
    });

    test('a deposit that is refused moves nothing, and its reason is told [ROUTE-11]', async ({
      page,
      enter,
      decide,
    }) => {
      await enter();
      await fillDeposit(page, 300);
      await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
      const order = orderOn(page);
      await decide(order, 'Refuse', 'Paid from another account');
      await expect(page.getByText('The payment did not arrive.')).toBeVisible();
      await page.goto('/m/vouReport');
      await expect(lineOf(page, order)).toContainText('Paid from another account');
      expect(await balanceAtPlatform(page)).toBe(1000);
    });
  });
}
