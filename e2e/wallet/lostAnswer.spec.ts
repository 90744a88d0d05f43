import { getGame } from '../lobby/steps';
import {
  balanceAtPlatform,
  calls,
  confirmWithdrawal,
  expect,
  fillWithdrawal,
  go,
  roundsAtPlatform,
  startGame,
  strip,
  test,
  withdraw,
} from './steps';

test.beforeEach(({ enter }) => enter());

test('withdrawal whose answer is lost moves money once and delays another [ROUTE-11]', async ({
  page,
  line,
  loseWithdrawal,
}) => {
  // Else the form itself hears the end, and tells it.
  line.spoil('GLS2_intent', 'swallow', 30);
  await loseWithdrawal(200);
  await page.reload();
  await expect(strip(page)).toContainText('Withdrawal of ₱200.00');
  await fillWithdrawal(page, 150);
  await expect(page.getByText(/still on its way/)).toBeVisible();
  expect(line.passed(calls.withdraw)).toBe(1);
  await withdraw(page, 200);
  await expect(page.getByText('Withdrawal submitted')).toBeVisible();
  expect(line.passed(calls.withdraw)).toBe(2);
  expect(await balanceAtPlatform(page)).toBe(800);
});

test('a request that never arrived is given up, and its late copy moves nothing [ROUTE-11]', async ({
  page,
  line,
}) => {
  await page.clock.install();
  line.spoil(calls.withdraw, 'swallow');
  await withdraw(page, 250);
  const told = page.getByText(/no money was moved/).first();
  const isTold = async () => {
    await page.clock.fastForward(5_000);
    return told.isVisible();
  };
  await expect.poll(isTold, { intervals: [200] }).toBe(true);
  expect(await balanceAtPlatform(page)).toBe(1000);
  await confirmWithdrawal(page);
  await expect(page.getByText('Withdrawal submitted')).toBeVisible();
  expect(await balanceAtPlatform(page)).toBe(750);
});

test('a round whose answer was lost is played once: the game asks on, then the site [LAUNCH-04]', async ({
  page,
  line,
}) => {
  await startGame(page, 'RNG');
  const start = getGame(page).locator('[data-part=go]');
  line.spoil(calls.round, 'cut');
  await start.click();
  await expect(getGame(page).getByText(/We keep asking; your bet counts once/)).toBeVisible();
  await expect(start).toBeEnabled();
  expect(line.passed(calls.round)).toBe(2);
  expect(await roundsAtPlatform(page)).toBe(1);
  line.spoil(calls.round, 'cut', 50);
  await start.click();
  await expect(getGame(page).getByText(/We keep asking/)).toBeVisible();
  await go(page, '/m/securityCenter');
  await expect(strip(page)).toContainText(/Bet of .*Done/);
  expect(line.passed(calls.round)).toBeGreaterThan(2);
  expect(await roundsAtPlatform(page)).toBe(2);
});
