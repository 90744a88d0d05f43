import type { Page } from '@playwright/test';
import { openLine } from '../support/line';
import type { Line } from '../support/line';
import { siteUrl } from '../support/ports';
import { expect, paymentPassword, settled, test as base } from '../support/test';

/** Journeys of money over a line that loses answers after the platform has acted. */
export const test = base.extend<{ line: Line }>({
  line: async ({ merchant, platform }, use) => {
    const line = await openLine(siteUrl(merchant, platform));
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  // What a lost answer leaves in the console is the browser's own.
  expectedErrors: async ({}, use) => use([/net::ERR_/]),
});

/** The paths by which money moves. */
export const calls = {
  withdraw: 'MCS2_withdrawCreate',
  deposit: 'MCS2_depositCreate',
  transfer: 'GLS2_WalletTransfer',
  reward: 'rewards/claim',
  gift: 'activities/apply',
  rebate: 'member/manualRebate',
  redRain: 'redRain/grab',
  round: 'play/api/round',
  order: 'play/api/order',
  cancel: 'suborders/cancel',
} as const;

/** Opens the withdrawal and asks for an amount. */
export async function withdraw(page: Page, amount: number): Promise<void> {
  await page.goto('/m/withdraw');
  await settled(page);
  await fillWithdrawal(page, amount);
}

export async function fillWithdrawal(page: Page, amount: number): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^Amount/).fill(String(amount));
  await main.getByLabel(/^Payment password/).fill(paymentPassword);
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
}

/** What the platform says that the member has, in major units. */
export async function balanceAtPlatform(page: Page): Promise<number> {
  const balance = await page.evaluate(async () => {
    const { token, merchantCode } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as {
      token: string;
      merchantCode: string;
    };
    const headers = { Authorization: `Bearer ${token}`, Merchant: merchantCode };
    const answer = await fetch('/wps/wallets/balance', { headers });
    return ((await answer.json()) as { value: { sumBalance: number } }).value.sumBalance;
  });
  return balance;
}

/** The strip that tells what is on its way, and how it ended. */
export const strip = (page: Page) => page.getByRole('region', { name: 'On its way' });

export { expect, settled };
