import { gameOf, tiles } from '../lobby/steps';
import {
  balanceAtPlatform,
  calls,
  expect,
  fillWithdrawal,
  roundsAtPlatform,
  settled,
  strip,
  test,
  withdraw,
} from './steps';

test.beforeEach(({ enter }) => enter());

test('a withdrawal whose answer was lost, sent again after a reload, moves money once, and the screen says so [ROUTE-11]', async ({
  page,
  loseWithdrawal,
}) => {
  await loseWithdrawal(200);
  await withdraw(page, 200);
  await expect(page.getByText(/Withdrawal requested|Withdrawal of ₱200\.00/).first()).toBeVisible();
  expect(await balanceAtPlatform(page)).toBe(800);
});

test('a lost withdrawal tapped again is not told that the balance does not suffice [ROUTE-11]', async ({
  page,
  line,
  loseWithdrawal,
}) => {
  // Else the form itself may hear the end, and tell it, before it is left.
  line.spoil('GLS2_intent', 'swallow');
  await loseWithdrawal(900);
  await page.goto('/m/securityCenter');
  await settled(page);
  await expect(strip(page)).toContainText(/Withdrawal of ₱900\.00.*balance is ₱100\.00/);
  await expect(page.getByText(/not sufficient|No internet connection/)).toHaveCount(0);
  expect(await balanceAtPlatform(page)).toBe(100);
});

test('Back during a write tells its end on the screen that follows [ROUTE-11]', async ({
  page,
  line,
  loseWithdrawal,
}) => {
  line.spoil('GLS2_intent', 'swallow', 3);
  await page.goto('/m/securityCenter');
  await loseWithdrawal(300);
  await page.goBack();
  await expect(strip(page)).toContainText(/No answer came.*quote \w{20}/);
  await expect(strip(page)).toContainText(/balance is ₱700\.00/);
});

test('another tab tells the end, and a second amount waits for the first [ROUTE-11]', async ({
  context,
  line,
  loseWithdrawal,
}) => {
  line.spoil('GLS2_intent', 'swallow', 30);
  await loseWithdrawal(100);
  const other = await context.newPage();
  await other.goto('/m/withdraw');
  await settled(other);
  await expect(strip(other)).toContainText('Withdrawal of ₱100.00');
  await fillWithdrawal(other, 150);
  await expect(other.getByText(/still on its way/)).toBeVisible();
  expect(line.passed(calls.withdraw)).toBe(1);
  expect(await balanceAtPlatform(other)).toBe(900);
});

test('a request that never arrived is given up, and its late copy moves nothing [ROUTE-11]', async ({
  page,
  line,
}) => {
  await page.clock.install();
  line.spoil(calls.withdraw, 'swallow');
  await withdraw(page, 250);
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText(/nothing was moved/).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  expect(await balanceAtPlatform(page)).toBe(1000);
  await fillWithdrawal(page, 250);
  await expect(page.getByText('Withdrawal requested')).toBeVisible();
  expect(await balanceAtPlatform(page)).toBe(750);
});

test('a round whose answer was lost is played once: the game asks on, and the site when the game is gone [LAUNCH-04]', async ({
  page,
  line,
  open,
}) => {
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
