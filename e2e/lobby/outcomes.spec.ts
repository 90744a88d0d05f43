import { expect, test } from '../support/test';
import { amountIn, gameOf, tiles } from './steps';

const slots = '/m/gameList?gameType=RNG';
const signed = (amount: number) =>
  `${amount > 0 ? '+' : amount < 0 ? '-' : ''}₱${Math.abs(amount).toFixed(2)}`;

/** So many rounds without a stake that comes back: once in ten thousand runs. */
const mostRounds = 32;

test('a stake that comes back is no win, in the game and in the records [LAUNCH-04, ROUTE-17]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await returnAs(await newMember({ balance: 5_000 }));
  await open(slots);
  await tiles(page).first().tap();
  const game = gameOf(page);
  const go = game.locator('button.go');
  const purse = async () => amountIn(await page.locator('header:not([inert])').textContent());
  await expect(go).toBeVisible();
  await expect.poll(purse).toBe(5_000);
  const bet = amountIn(await game.locator('.bet-value').textContent());
  const told = game.locator('.message');
  const round = async () => {
    const answer = page.waitForResponse('**/play/api/round');
    await go.tap();
    const { value } = (await (await answer).json()) as { value: { win: number } };
    await expect(go).toBeEnabled();
    return value.win;
  };
  let win = await round();
  for (let at = 1; at < mostRounds && win !== bet; at += 1) {
    const net = signed(win - bet);
    await expect(told).toHaveText(
      win > bet ? `You win ₱${win.toFixed(2)} (${net})` : 'No win this time',
    );
    win = await round();
  }
  await expect(told).toHaveText(`Your ₱${bet.toFixed(2)} stake is back (net ₱0.00)`);
  await expect(told).not.toHaveClass(/good/);
  await expect(game.locator('.machine')).not.toHaveClass(/won/);

  await open('/m/gameRecord');
  const last = page.getByRole('main').getByRole('listitem').first();
  await expect(last).toContainText('Stake returned');
  await expect(last).toContainText('₱0.00');
});
