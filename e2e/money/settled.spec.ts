import type { Page } from '@playwright/test';
import { amountIn, gameOf } from '../lobby/steps';
import { isWhole, kindsOf } from '../support/extent';
import { daysSinceSaturday, startInThePast } from '../support/nights';
import type { PastWorld } from '../support/nights';
import { merchants } from '../support/ports';
import { forgetSession } from '../support/earlierVisit';
import { makeMember, test as base } from '../support/test';
import { decideAtDesk } from './desk';
import { balanceAtPlatform, expect, go, orderOn, startGame } from './steps';

interface Fixtures {
  /** How many days ago the journey begins. */
  daysAgo: number;
  world: PastWorld;
}

const test = base.extend<Fixtures>({
  daysAgo: [2, { option: true }],
  world: async ({ merchant, daysAgo }, use) => {
    const world = await startInThePast(merchant, daysAgo);
    await use(world);
    await world.close();
  },
  baseURL: async ({ world }, use) => use(world.url),
  newMember: async ({ request, merchant, world }, use) =>
    use((kind = {}) => makeMember(request, world.gatewayUrl, merchant, kind)),
});

/** One round of ten. */
async function playRound(page: Page, category: string): Promise<void> {
  const game = gameOf(page);
  await startGame(page, category);
  // At a table a side is chosen first.
  if (category === 'LIVE') await game.locator('.choice.player').click();
  await game.locator('.go').click();
  await expect(game.locator('.message:not(.bad):not(:empty)')).toBeVisible();
}

/** The figure that stands below a name; a chart reads the same names by the day. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator(':not(figure) > dl dt')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=..')
    .getByRole('link');

/** Cents of an amount as it is written, below nothing where it says so. */
const centsIn = (text: string | null) =>
  Math.round(100 * amountIn(text)) * (/[-−]/.test(text ?? '') ? -1 : 1);

/** Opens a figure, and holds it against what the entries that it opens to add up to. */
async function opensToItself(page: Page, name: string): Promise<void> {
  const shown = centsIn(await figure(page, name).textContent());
  await figure(page, name).click();
  await page.waitForURL('**/m/agent/team/figure?**');
  const lines = page.getByRole('table').locator('tbody tr');
  await expect(lines.first()).toBeVisible();
  const amounts = await lines.locator('td:nth-child(2)').allTextContents();
  expect(amounts.reduce((sum, text) => sum + centsIn(text), 0)).toBe(shown);
  await page.goBack();
  await expect(figure(page, name)).toBeVisible();
}

// The way of money to the cashier and back is gone on the other site (`orders.spec`).
for (const merchant of kindsOf(merchants)) {
  test.describe(merchant, () => {
    test.use({ merchant });
    test.slow();

    test('a day of the team is settled into the agent’s wallet, and every figure of it opens to its entries [ROUTE-15, ROUTE-17]', async ({
      page,
      world,
      newMember,
      login,
    }) => {
      const agent = await newMember({ type: 1, balance: 0, rates: { FISH: 10 } });
      await login(await newMember({ balance: 500, upline: agent.account }));
      await playRound(page, 'FISH');
      await world.pass();

      await forgetSession(page);
      await login(agent);
      expect(await balanceAtPlatform(page)).toBe(1);
      await go(page, '/m/transaction/record');
      const entry = page.getByRole('main').getByText(/\+.*1\.00/);
      await expect(entry.first()).toBeVisible();

      await go(page, '/m/agent/team/overview');
      await expect(figure(page, 'Rebate income')).toContainText('1.00');
      for (const name of ['Rebate income', 'Bets', 'Deposits', 'Net result'])
        await opensToItself(page, name);

      await go(page, '/m/member/teamRebate');
      await page
        .getByRole('table')
        .getByRole('link', { name: /10\.00/ })
        .click();
      await page.waitForURL('**/m/teamBetting?**');
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
    });

    // It is earned, told and paid as the others are.
    if (isWhole)
      test.describe('from a Saturday on', () => {
        test.use({ daysAgo: daysSinceSaturday() });

        test('cashback that is promised is earned, paid on Monday, told in the record, and to be staked [ACT-01, ROUTE-17]', async ({
          page,
          world,
          newMember,
          login,
        }) => {
          await login(await newMember({ balance: 500, payout: true }));
          await go(page, '/m/activityInfo?id=livecash');
          await expect(page.getByRole('main')).toContainText('1.2% of your live bets');
          await page.getByRole('main').getByRole('button', { name: 'Join' }).click();
          await expect(page.getByRole('main')).toContainText('You are taking part');
          await playRound(page, 'LIVE');
          const before = await balanceAtPlatform(page);
          await world.pass();
          expect(Math.round(100 * ((await balanceAtPlatform(page)) - before))).toBe(12);
          await go(page, '/m/transaction/record');
          await expect(page.getByRole('main').getByText('Live cashback 1.2%')).toBeVisible();
          await go(page, '/m/withdraw');
          await expect(page.getByRole('main')).toContainText(/0\.12/);
        });
      });

    test('a first deposit is doubled as promised, once, and what is to be staked is shown [ACT-01, ROUTE-11]', async ({
      page,
      world,
      newMember,
      login,
      browser,
    }) => {
      await login(await newMember({ balance: 0, payout: true }));
      await go(page, '/m/activityInfo?id=welcome');
      await page.getByRole('main').getByRole('button', { name: 'Join' }).click();
      await expect(page.getByRole('main')).toContainText('You are taking part');
      await go(page, '/m/voucherCenter');
      await page
        .getByRole('main')
        .getByLabel(/^Amount/)
        .fill('300');
      await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
      // The platform's clock is two days behind the phone's: what is left is counted by the platform's.
      if (merchant === 'amihanda')
        await expect(page.getByRole('timer')).toHaveText(/^Pay within (14:\d\d|15:00)$/);
      await decideAtDesk(browser, world.gatewayUrl, orderOn(page), 'Approve');
      await expect.poll(() => balanceAtPlatform(page)).toBe(600);
      await go(page, '/m/transaction/record');
      await expect(page.getByRole('main').getByText('100% welcome bonus')).toBeVisible();
      await go(page, '/m/withdraw');
      // Eight times deposit and bonus.
      await expect(page.getByRole('main')).toContainText(/4,800\.00/);
    });
  });
}
