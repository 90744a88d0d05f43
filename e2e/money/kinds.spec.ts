import { gameOf, tiles } from '../lobby/steps';
import { paymentPassword } from '../support/test';
import {
  balanceAtPlatform,
  calls,
  expect,
  fillDeposit,
  roundsAtPlatform,
  settled,
  strip,
  test,
} from './steps';

test('a deposit whose answer was lost is one order, offline and back, and leads to it [ROUTE-11]', async ({
  page,
  context,
  line,
  enter,
}) => {
  await enter();
  line.spoil(calls.deposit, 'cut');
  line.spoil('GLS2_intent', 'swallow', 3);
  await fillDeposit(page, 300);
  await expect.poll(() => line.passed(calls.deposit)).toBe(1);
  await context.setOffline(true);
  await expect(strip(page)).toContainText('Deposit of ₱300.00');
  await expect(page.getByText(/try again/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
  expect(line.passed(calls.deposit)).toBe(1);
});

test('a round whose answer was lost is played once: the game asks on, and the site when the game is gone [LAUNCH-04]', async ({
  page,
  line,
  enter,
  open,
}) => {
  await enter();
  await open('/m/gameList?gameType=FISH');
  await tiles(page).first().click();
  const go = gameOf(page).locator('.go');
  await expect(go).toBeVisible();
  line.spoil(calls.round, 'cut');
  await go.click();
  await expect(gameOf(page).getByText(/We keep asking; your bet counts once/)).toBeVisible();
  await expect(go).toBeEnabled();
  expect(line.passed(calls.round)).toBe(2);
  expect(await roundsAtPlatform(page)).toBe(1);
  line.spoil(calls.round, 'cut', 50);
  await go.click();
  await expect(gameOf(page).getByText(/We keep asking/)).toBeVisible();
  await page.goto('/m/securityCenter');
  await settled(page);
  await expect(strip(page)).toContainText(/Bet of .*Done/);
  expect(line.passed(calls.round)).toBeGreaterThan(2);
  expect(await roundsAtPlatform(page)).toBe(2);
});

test.describe('a merchant with transfers', () => {
  test.use({ merchant: 'corvalume' });

  test('a transfer whose answer was lost moves once [MINE-07]', async ({
    page,
    line,
    newMember,
    enter,
  }) => {
    const superior = await newMember({ type: 1, balance: 0 });
    await enter({ balance: 500, upline: superior.account });
    line.spoil(calls.transfer, 'cut');
    await page.goto('/m/upLine/transfer');
    await settled(page);
    const main = page.getByRole('main');
    await main.getByLabel(/^Amount/).fill('200');
    await main.getByLabel(/^Payment password/).fill(paymentPassword);
    await main.locator('form button[type="submit"]').click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect.poll(() => line.passed(calls.transfer)).toBe(1);
    await expect.poll(() => balanceAtPlatform(page)).toBe(300);
    await expect(main.locator('form')).toHaveCount(0);
  });
});
