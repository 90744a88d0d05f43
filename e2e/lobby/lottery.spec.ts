import { expect, test } from '../support/test';

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
