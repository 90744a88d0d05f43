import type { Locator, Page } from '@playwright/test';
import { amountIn, getGame } from '../lobby/steps';
import { countTaps } from './countTaps';
import type { CountingFinger } from './countTaps';
import { password } from '../support/test';
import { balanceAtPlatform, expect, expectArrived, go, orderOn, settled, test } from './steps';

/**
 * Where a newcomer is paid: whose site, and what is typed into the account of its first way. An account serves one member
 * alone: `other` is that of the second newcomer.
 */
const sites = [
  {
    merchant: 'amihanda',
    account: { label: /^Mobile number/, typed: '0917 123 4567', wrong: '0917', end: '4567' },
    other: '0917 123 4568',
    issue: 'Enter a mobile number from this country',
    pay: 'GCash',
  },
  {
    merchant: 'corvalume',
    account: { label: /^CPF/, typed: '529.982.247-25', wrong: '529.982.247-26', end: '4725' },
    other: '111.444.777-35',
    issue: /This CPF isn't valid/,
    pay: 'Pix',
  },
] as const;

const main = (page: Page) => page.getByRole('main');

/** Pays in as much as a choice offers, and waits until the provider's word is told. */
async function payIn(
  { page, finger }: { readonly page: Page; readonly finger: CountingFinger },
  decide: (order: string, decision: 'Approve') => Promise<void>,
): Promise<void> {
  await finger.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Deposit' }));
  await finger.tap(main(page).getByRole('button', { name: /100$/ }));
  await finger.tap(main(page).getByRole('button', { name: 'Continue to payment' }));
  await expect(main(page).getByText('Waiting for your payment')).toBeVisible();
  await decide(orderOn(page), 'Approve');
  await expectArrived(page);
}

/** Plays a slot machine with 100 until it wins; answers how many rounds that took. */
async function playUntilWin(page: Page, finger: CountingFinger): Promise<number> {
  await finger.tap(main(page).getByRole('link', { name: 'Play now' }));
  await page.waitForURL('**/m/home');
  await settled(page);
  await finger.tap(main(page).locator('a[href*="category=RNG"][aria-label]').first());
  const game = getGame(page);
  await finger.tap(game.getByRole('button', { name: /100$/ }).last());
  const start = game.locator('[data-part=go]');
  const purse = async () => amountIn(await game.locator('[data-part=balance]').textContent());
  for (let rounds = 1; ; rounds += 1) {
    const before = await balanceAtPlatform(page);
    await finger.tap(start);
    await expect(game.locator('[data-part=message]')).not.toBeEmpty();
    await expect(start).toBeEnabled();
    const after = await balanceAtPlatform(page);
    if (after > before) {
      await expect.poll(purse).toBe(after);
      return rounds;
    }
  }
}

const steps = (page: Page) =>
  main(page).getByRole('list', { name: 'Steps of the withdrawal' }).getByRole('listitem');

async function expectStep(page: Page, name: string): Promise<void> {
  await expect(steps(page).and(page.locator('[aria-current=step]'))).toHaveText(name);
}

const next = (page: Page): Locator => main(page).getByRole('button', { name: 'Continue' });

for (const { merchant, account, other, issue, pay } of sites)
  test.describe(merchant, () => {
    test.use({ merchant, hasTouch: true });

    test('a newcomer deposits, plays, wins, withdraws and is paid within 14 taps [ROUTE-11]', async ({
      page,
      enter,
      decide,
    }) => {
      test.slow();
      await page.clock.install();
      await enter({ balance: 9000, payout: false });
      await go(page, '/m/home');
      const finger = countTaps();
      // An announcement lies over home; whoever has closed it is not asked again.
      await page.addLocatorHandler(page.getByRole('dialog'), async (popup) => {
        await popup.getByRole('button', { name: 'Close' }).last().tap();
      });
      await payIn({ page, finger }, decide);
      const rounds = await playUntilWin(page, finger);

      await finger.tap(page.getByRole('button', { name: 'Leave the game' }));
      await finger.tap(page.getByRole('banner').getByRole('link', { name: 'Withdraw' }));
      await expectStep(page, 'Payment password');
      const before = await balanceAtPlatform(page);
      await expect(main(page).getByLabel(/^Login password/)).toBeFocused();
      await page.keyboard.type(password);
      // As the keyboard's own key for the next field does.
      await main(page)
        .getByLabel(/^New payment password/)
        .focus();
      await page.keyboard.type('246813');
      await expect(main(page).getByText('(met)')).toHaveCount(3);
      await finger.tap(next(page));
      await expectStep(page, 'Account');
      await expect(main(page).getByRole('radio', { name: pay })).toBeChecked();
      await expect(main(page).getByLabel(account.label)).toBeFocused();
      await page.keyboard.type(account.typed);
      await finger.tap(main(page).getByLabel(/^Name on the account/));
      await page.keyboard.type('Ana Reyes');
      await finger.tap(next(page));
      await expectStep(page, 'Amount');
      await expect(main(page).getByLabel(/^Amount/)).toBeFocused();
      await page.keyboard.type('150');
      await expect(main(page).getByText('You receive').locator('..')).toContainText('150.00');
      await finger.tap(next(page));
      await expectStep(page, 'Confirm');
      await expect(main(page)).toContainText(`${pay} •••• •••• ${account.end}`);
      await finger.tap(main(page).getByRole('button', { name: /^Withdraw .*150\.00$/ }));
      await expect(main(page).getByText('Withdrawal submitted')).toBeVisible();
      expect(finger.taps - (rounds - 1)).toBeLessThanOrEqual(14);
      expect(await balanceAtPlatform(page)).toBe(before - 150);

      const order = /W\d+-[0-9a-f]+/.exec(await main(page).innerText())?.[0] ?? '';
      await decide(order, 'Approve');
      await go(page, '/m/withdrawReport');
      await expect(main(page).getByRole('listitem').filter({ hasText: pay })).toContainText(
        'Completed',
      );
    });

    test('a first withdrawal keeps what was typed over a reload, and errors at the field [ROUTE-11]', async ({
      page,
      enter,
    }) => {
      await enter({ payout: false });
      await go(page, '/m/withdraw');
      await main(page)
        .getByLabel(/^Login password/)
        .fill(password);
      const chosen = main(page).getByLabel(/^New payment password/);
      await chosen.fill('123456');
      await next(page).click();
      await expect(chosen).toBeFocused();
      await expect(main(page).getByText(/easy to guess/)).toBeVisible();
      await chosen.fill('246813');
      await next(page).click();
      const field = main(page).getByLabel(account.label);
      await field.fill(account.wrong);
      await main(page)
        .getByLabel(/^Name on the account/)
        .fill('Ana Reyes');
      await next(page).click();
      await expect(field).toBeFocused();
      await expect(main(page).getByText(issue)).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue(account.wrong);
      await expect(main(page).getByLabel(/^Name on the account/)).toHaveValue('Ana Reyes');
      await field.fill(other);
      await main(page)
        .getByLabel(/^Payment password/)
        .fill('246813');
      await next(page).click();
      await main(page)
        .getByLabel(/^Amount/)
        .fill('120');
      await page.reload();
      await expect(main(page).getByLabel(/^Amount/)).toHaveValue('120');
      await expectStep(page, 'Amount');
      await expect(steps(page)).toHaveCount(2);
    });
  });
