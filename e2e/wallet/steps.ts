import type { Page } from '@playwright/test';
import { memberCalls, walletCalls } from '@playhouse/wps';
import type { CallAnswer, Call } from '@playhouse/wps';
import { getGame, tiles } from '../lobby/steps';
import { openLine } from '../support/line';
import type { Line } from '../support/line';
import { getGatewayUrl, siteUrl } from '../support/ports';
import { expect, paymentPassword, settled, test as base } from '../support/test';
import type { MemberKind } from '../support/test';
import { decideAtDesk } from './desk';
import type { Decision } from './desk';

interface Fixtures {
  line: Line;
  /** Logs a new member in: one with 1,000 (major units) who can withdraw, but for what `kind` says. */
  enter(kind?: MemberKind): Promise<void>;
  /** Says at the operator's desk how an order ends; a refusal has a reason. */
  decide(order: string, decision: Decision, reason?: string): Promise<void>;
  /** Asks for a withdrawal whose answer is lost after the platform has acted. */
  loseWithdrawal(amount: number): Promise<void>;
}

/** Journeys of money over a line that loses answers after the platform has acted. */
export const test = base.extend<Fixtures>({
  line: async ({ merchant, platform }, use) => {
    const line = await openLine(siteUrl(merchant, platform));
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  enter: async ({ returnAs, newMember }, use) =>
    use(async (kind) => returnAs(await newMember({ balance: 1000, payout: true, ...kind }))),
  decide: async ({ browser, platform }, use) =>
    use((...word) => decideAtDesk(browser, getGatewayUrl(platform), ...word)),
  loseWithdrawal: async ({ page, line }, use) =>
    use(async (amount) => {
      line.spoil(calls.withdraw, 'cut');
      await withdraw(page, amount);
      await expect.poll(() => line.passed(calls.withdraw)).toBe(1);
    }),
  // The browser itself reports a lost answer in the console.
  expectedErrors: async ({}, use) => use([/net::ERR_/]),
});

/** The requests by which money moves. */
export const calls = {
  withdraw: 'MCS2_withdrawCreate',
  deposit: 'MCS2_depositCreate',
  round: 'play/api/round',
} as const;

/** The last step of a withdrawal: its payment password. */
export async function confirmWithdrawal(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^Payment password/).fill(paymentPassword);
  await main.getByRole('button', { name: /^Withdraw / }).click();
}

/** Opens the withdrawal and asks for an amount. */
export async function withdraw(page: Page, amount: number): Promise<void> {
  await page.goto('/m/withdraw');
  await settled(page);
  await fillWithdrawal(page, amount);
}

export async function fillWithdrawal(page: Page, amount: number): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^Amount/).fill(String(amount));
  await main.getByRole('button', { name: 'Continue' }).click();
  await confirmWithdrawal(page);
}

/** Opens the deposit and orders one. */
export async function fillDeposit(page: Page, amount: number): Promise<void> {
  await page.goto('/m/voucherCenter');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByLabel(/^Amount/).fill(String(amount));
  await main.getByRole('button', { name: 'Continue to payment' }).click();
}

/** An open deposit is told to have arrived once its screen looks at it again: the page's clock, installed, is turned. */
export async function expectArrived(page: Page): Promise<void> {
  const told = page.getByText('The money is in your balance. You can play now.');
  const isTold = async () => {
    await page.clock.runFor(5_000);
    return told.isVisible();
  };
  await expect.poll(isTold, { intervals: [200] }).toBe(true);
}

/** Number of the order whose screen is open. */
export const orderOn = (page: Page): string =>
  new URL(page.url()).searchParams.get('orderId') ?? '';

/** The platform's answer to a call of this page's member. */
export async function atPlatform<C extends Call>(
  page: Page,
  { path, answer }: C,
  query: Readonly<Record<string, string>> = {},
): Promise<CallAnswer<C>> {
  const address = `${path}?${new URLSearchParams(query).toString()}`;
  const told = await page.evaluate(async (url) => {
    const { token, merchantCode } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as {
      token: string;
      merchantCode: string;
    };
    const headers = { Authorization: `Bearer ${token}`, Merchant: merchantCode };
    return ((await (await fetch(url, { headers })).json()) as { value: unknown }).value;
  }, address);
  return answer.parse(told) as CallAnswer<C>;
}

/** The member's balance by the platform, in major units. */
export const balanceAtPlatform = async (page: Page): Promise<number> =>
  (await atPlatform(page, walletCalls.balance)).sumBalance;

const dayMs = 86_400_000;
/** All days around today. */
export const period = () => {
  const [startDate = '', endDate = ''] = [-1, 1].map((days) =>
    new Date(Date.now() + days * dayMs).toISOString().slice(0, 10),
  );
  return { startDate, endDate };
};

/** How many rounds the platform's report of the member's bets has. */
export const roundsAtPlatform = async (page: Page): Promise<number | undefined> =>
  (await atPlatform(page, memberCalls.betReport, period())).totalCount;

/** The entries of the member in the books, oldest first. */
export async function entriesAtPlatform(page: Page) {
  const { items } = await atPlatform(page, walletCalls.transactions, period());
  return [...items].reverse();
}

/** How many deposits the member has ordered. */
export const depositsAtPlatform = async (page: Page): Promise<number> =>
  (await atPlatform(page, walletCalls.depositReport, period())).items.length;

export async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Starts the first game of a category. */
export async function startGame(page: Page, category: string): Promise<void> {
  await go(page, `/m/gameList?gameType=${category}`);
  await tiles(page).first().click();
  await expect(getGame(page).locator('[data-part=go]')).toBeVisible();
}

/** The strip that tells what is on its way, and how it ended. */
export const strip = (page: Page) => page.getByRole('region', { name: 'Money on its way' });

export { expect, settled };
