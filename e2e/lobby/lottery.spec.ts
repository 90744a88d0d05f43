import { whereabouts } from '../accounts/steps';
import { expect, test } from '../support/test';
import { amountIn, gameOf, leaveGame } from './steps';

test('a lottery is chosen, bet on, and the bet is found, read and taken back with its stake [ROUTE-07, ROUTE-08, LAUNCH-02]', async ({
  page,
  newMember,
  login,
  open,
  said,
}) => {
  await login(await newMember({ balance: 500 }));
  const balance = async () => amountIn(await page.getByRole('banner').textContent());
  await open('/m/lottery');
  await expect(page.getByRole('timer').first()).toHaveText(/^\d+:\d\d/);
  await expect(page.getByRole('list', { name: 'Last result' }).first()).toHaveText(/^\d{3}$/);
  const row = page.getByRole('main').locator('a[href*="startLottery"]').first();
  const name = (await row.locator('span > span').first().textContent()) ?? '';
  await row.click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
  await page.getByRole('radio', { name: 'Entertainment' }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('playType')).toBe('ent');
  await gameOf(page).getByRole('textbox').fill('123');
  await gameOf(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(gameOf(page).getByText(/^Your bet stands for draw/)).toBeVisible();
  await leaveGame(page, 'Leave the game');
  await expect.poll(() => whereabouts(page)).toBe('/m/home');
  await expect.poll(balance).toBe(490);

  await open('/m/lottery');
  await page.getByRole('link', { name: 'My bets' }).click();
  const order = page.getByRole('list', { name: 'My lottery bets' }).getByRole('listitem');
  await expect(order).toContainText(name);
  await expect(order).toContainText('Open');
  await order.getByRole('link', { name: 'See this bet' }).click();
  await expect(page.getByText('All three digits')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this bet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this bet?' });
  await question.getByRole('button', { name: 'Cancel this bet' }).click();
  await expect.poll(() => said).toContain('Bet cancelled, your stake is back');
  await expect.poll(balance).toBe(500);
  await expect(page.getByRole('button', { name: 'Cancel this bet' })).toHaveCount(0);
  await page.goBack();
  await expect(order).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('No lottery bets here yet')).toBeVisible();
});

test('visitors see lotteries and results, at once on the second visit however slow the platform is [ROUTE-07]', async ({
  page,
  open,
}) => {
  await open('/m/moreLottery');
  for (const name of ['Lottery', 'E-lottery', 'Asian lottery'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Swiftdraw' })).toBeVisible();
  await open('/m/lottery');
  const rows = page.getByRole('main').locator('a[href*="startLottery"]');
  await expect(rows).toHaveCount(22);
  await page.getByRole('button', { name: 'Mekong Draw' }).click();
  await expect(rows).toHaveCount(8);
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('table')).toHaveCount(8);
  await expect(page.getByText(/takes bets for \d+:\d\d/).first()).toBeVisible();
  await page.route('**/lgw/games/**', () => new Promise(() => undefined));
  await open('/m/lottery');
  await expect(rows).toHaveCount(22);
});
