import { amountIn } from '../lobby/steps';
import { expect, test } from '../support/test';

test.beforeEach(async ({ newMember, returnAs }) => returnAs(await newMember({ balance: 500 })));

test('lottery bet is taken back with its stake [ROUTE-07, ROUTE-08, LAUNCH-02]', async ({
  page,
  open,
}) => {
  const balance = async () => amountIn(await page.getByRole('banner').textContent());
  await open('/m/launchGame?playType=ent&prize_mode=LOTT&code=lott2&pageBack=home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lotto 6/49');
  await page.getByRole('button', { name: 'Odd' }).click();
  await page.getByRole('button', { name: '₱50', exact: true }).click();
  await page.getByRole('button', { name: 'Add to bet slip' }).click();
  await page.getByRole('button', { name: 'Place bets' }).click();
  await expect(page.getByText(/^Bet placed for draw/)).toBeVisible();
  await expect.poll(balance).toBe(450);

  await open('/m/lottery');
  const rows = page.getByRole('main').locator('a[href*="startLottery"]');
  await expect(rows).toHaveCount(22);
  await page.getByRole('link', { name: 'My bets' }).click();
  const order = page.getByRole('list', { name: 'My lottery bets' }).getByRole('listitem');
  await order.getByRole('link', { name: 'See this bet' }).click();
  await page.getByRole('button', { name: 'Cancel this bet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this bet?' });
  await question.getByRole('button', { name: 'Cancel this bet' }).click();
  await expect.poll(balance).toBe(500);
  await page.goBack();
  await expect(order).toContainText('Canceled');

  await page.route('**/lgw/games/**', () => new Promise(() => undefined));
  await open('/m/lottery');
  await expect(rows).toHaveCount(22);
});

test('vendor’s lobby plays its lottery in a frame and leads home [LAUNCH-01, ROUTE-08]', async ({
  page,
  open,
}) => {
  await open('/m/launchGame?vendor=TCG_LOTTO_VN&code=lobby&pageBack=home');
  const game = page.frameLocator('iframe');
  for (const place of ['1', '2', '3'])
    await game
      .getByRole('group', { name: place, exact: true })
      .getByRole('button', { name: '7' })
      .click();
  await game.getByRole('button', { name: 'Place bet' }).click();
  await expect(game.getByText(/^Bet placed for draw/)).toBeVisible();
  await expect(game.getByText('7 7 7')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.waitForURL('**/m/home');
});
