import type { Page } from '@playwright/test';
import { getGame } from '../lobby/steps';
import { daysSinceSaturday, startInThePast } from '../support/startInThePast';
import type { PastWorld } from '../support/startInThePast';
import { makeMember, test as base } from '../support/test';
import { decideAtDesk } from '../wallet/desk';
import { balanceAtPlatform, expect, fillDeposit, go, orderOn, startGame } from '../wallet/steps';

/** On a platform where it is a Saturday, until its days pass. */
const test = base.extend<{ world: PastWorld }>({
  world: async ({ merchant }, use) => {
    const world = await startInThePast(merchant, daysSinceSaturday());
    await use(world);
    await world.close();
  },
  baseURL: async ({ world }, use) => use(world.url),
  newMember: async ({ request, merchant, world }, use) =>
    use((kind = {}) => makeMember(request, world.gatewayUrl, merchant, kind)),
});

async function join(page: Page, promotion: string): Promise<void> {
  await go(page, `/m/activityInfo?id=${promotion}`);
  await page.getByRole('main').getByRole('button', { name: 'Join' }).click();
  // One that comes with a deposit leads on to it.
  if (promotion === 'welcome') await page.waitForURL('**/m/voucherCenter?promotion=welcome');
  else await expect(page.getByRole('main')).toContainText('You have joined');
}

async function expectEntry(page: Page, name: string): Promise<void> {
  await go(page, '/m/transaction/record');
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
}

test(
  'a first deposit is doubled, and cashback is paid on Monday, as promised [ACT-01, ROUTE-17]',
  { tag: '@world' },
  async ({ page, world, newMember, login, browser }) => {
    test.slow();
    await login(await newMember({ balance: 0, payout: true }));
    await join(page, 'welcome');
    await fillDeposit(page, 300);
    await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
    // The platform's clock is days behind the phone's: what is left is counted by the platform's.
    await expect(page.getByRole('timer')).toHaveText(/^Pay within (14:\d\d|15:00)$/);
    await decideAtDesk(browser, world.gatewayUrl, orderOn(page), 'Approve');
    await expect.poll(() => balanceAtPlatform(page)).toBe(600);
    await expectEntry(page, '100% welcome bonus');
    await go(page, '/m/withdraw');
    // Thirty times deposit and bonus.
    await expect(page.getByRole('main')).toContainText(/18,000\.00/);

    await join(page, 'livecash');
    await startGame(page, 'LIVE');
    const game = getGame(page);
    // At a table a side is chosen first.
    await game.locator('[data-part=spot]').first().click();
    await game.locator('[data-part=go]').click();
    await expect(
      game.locator('[data-part=message]:not([data-tone=bad]):not(:empty)'),
    ).toBeVisible();
    const before = await balanceAtPlatform(page);
    await world.pass();
    // Half a percent of the part of 10 that counts at this table.
    const paid = Math.round(100 * ((await balanceAtPlatform(page)) - before));
    expect(paid).toBeGreaterThanOrEqual(1);
    expect(paid).toBeLessThanOrEqual(5);
    await expectEntry(page, 'Live cashback');
  },
);
