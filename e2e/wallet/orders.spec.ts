import type { Page } from '@playwright/test';
import { getGame } from '../lobby/steps';
import {
  balanceAtPlatform,
  expect,
  expectArrived,
  fillDeposit,
  go,
  orderOn,
  startGame,
  test,
  withdraw,
} from './steps';

/** The number of the withdrawal that was just asked for. */
async function withdrawalOf(page: Page): Promise<string> {
  const text = (await page.getByText(/^W\d+-[0-9a-f]+$/).textContent()) ?? '';
  return /W\d+-[0-9a-f]+/.exec(text)?.[0] ?? '';
}

/** Plays one round of a slot machine with a stake that the game steps up to. */
async function stake(page: Page, amount: RegExp): Promise<void> {
  await startGame(page, 'RNG');
  const game = getGame(page);
  const raise = async () => {
    await game.getByRole('button', { name: 'Raise the bet' }).click();
    return game.locator('[data-part=bet]').textContent();
  };
  await expect.poll(raise, { intervals: [0] }).toMatch(amount);
  await game.locator('[data-part=go]').click();
  await expect(game.locator('[data-part=message]')).not.toBeEmpty();
}

test('money is deposited, played for, given back once and paid out [ROUTE-11, ROUTE-17]', async ({
  page,
  enter,
  decide,
}) => {
  await page.clock.install();
  await enter({ balance: 2000 });
  await fillDeposit(page, 500);
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
  await decide(orderOn(page), 'Approve');
  await expectArrived(page);
  await expect(page.getByRole('banner')).toContainText(/2,500\.00/);

  await go(page, '/m/withdraw');
  await expect(page.getByText('₱0.00 of ₱500.00 bet; ₱500.00 to go')).toBeVisible();
  await expect(page.getByRole('main').getByLabel(/^Amount/)).toHaveCount(0);
  await stake(page, /500\.00/);
  const played = await balanceAtPlatform(page);
  await withdraw(page, 400);
  await expect(page.getByText('Withdrawal submitted')).toBeVisible();
  const refused = await withdrawalOf(page);
  await decide(refused, 'Refuse', 'The bank sent it back');
  expect(await balanceAtPlatform(page)).toBe(played);

  await withdraw(page, 300);
  await expect(page.getByText('Withdrawal submitted')).toBeVisible();
  const paid = await withdrawalOf(page);
  await go(page, '/m/withdrawReport');
  const lineOf = (order: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: order.slice(-8) });
  await expect(lineOf(refused)).toContainText(/Failed.*The bank sent it back/s);
  await expect(lineOf(paid)).toContainText('Processing');
  await decide(paid, 'Approve');
  await page.reload();
  await expect(lineOf(paid)).toContainText('Completed');
  expect(await balanceAtPlatform(page)).toBe(played - 300);
});
