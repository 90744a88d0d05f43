import type { Locator, Page } from '@playwright/test';
import { gameOf, tiles } from '../lobby/steps';
import { paymentPassword } from '../support/test';
import type { MemberKind } from '../support/test';
import { calls, expect, fillWithdrawal, settled } from './steps';

/** Something that moves money, as a player does it. */
export interface Move {
  /** A word in the path of its call. */
  readonly call: string;
  readonly member: MemberKind;
  /** Brings the player to the screen from which it is sent. */
  ready(page: Page): Promise<void>;
  send(page: Page): Promise<void>;
  /** How the strip begins to tell of it. */
  readonly named: RegExp;
  /** What its own screen shows when it is done. */
  told(page: Page): Locator;
  /** What the books then have of the member beside the first deposit, as kind and amount; wins are chance. */
  readonly entries: readonly RegExp[];
}

export async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Starts the first game of a category. */
export async function startGame(page: Page, category: string): Promise<void> {
  await go(page, `/m/gameList?gameType=${category}`);
  await tiles(page).first().click();
  await expect(gameOf(page).locator('.go')).toBeEnabled();
}

async function openLottery(page: Page): Promise<void> {
  await go(page, '/m/lottery');
  await page.getByRole('main').locator('a[href*="startLottery"]').first().click();
  await page.getByRole('button', { name: 'Pick numbers', exact: true }).click();
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await page.getByLabel('Stake').fill('10');
  await page.getByRole('button', { name: 'Add to the slip' }).click();
}

const bet = (page: Page) => page.getByRole('button', { name: 'Place the bets' }).click();
const stands = (page: Page) => page.getByText(/^Bet placed for draw/);

async function openOrder(page: Page): Promise<void> {
  await openLottery(page);
  await bet(page);
  await expect(stands(page)).toBeVisible();
  await go(page, '/m/lottery/orders');
  await page.getByRole('link', { name: 'See this bet' }).click();
  await expect(page.getByRole('button', { name: 'Cancel this bet' })).toBeVisible();
}

const mainButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

/** Every kind of movement that a player can begin. */
export const moves = {
  deposit: {
    call: calls.deposit,
    member: { balance: 0 },
    ready: (page) => go(page, '/m/voucherCenter'),
    send: async (page) => {
      await page
        .getByRole('main')
        .getByLabel(/^Amount/)
        .fill('300');
      await mainButton(page, 'Continue to payment').click();
    },
    named: /^Deposit of ₱300\.00 The order is there and waits for your payment/,
    told: (page) => page.getByRole('heading', { name: 'Your deposit' }),
    entries: [],
  },
  withdraw: {
    call: calls.withdraw,
    member: {},
    ready: (page) => go(page, '/m/withdraw'),
    send: (page) => fillWithdrawal(page, 200),
    named: /^Withdrawal of ₱200\.00 Done/,
    told: (page) => page.getByText('Withdrawal requested'),
    entries: [/^withdraw -200$/],
  },
  transfer: {
    call: calls.transfer,
    member: { balance: 500, upline: 'demo_agent' },
    ready: (page) => go(page, '/m/upLine/transfer'),
    send: async (page) => {
      const main = page.getByRole('main');
      await main.getByLabel(/^Amount/).fill('200');
      await main.getByLabel(/^Payment password/).fill(paymentPassword);
      await main.locator('form button[type="submit"]').click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
    },
    named: /^Transfer to your superior of R\$\s?200\.00 Done/,
    told: (page) => page.getByText('Transfer done'),
    entries: [/^transferOut -200$/],
  },
  round: {
    call: calls.round,
    member: {},
    ready: (page) => startGame(page, 'FISH'),
    send: (page) => gameOf(page).locator('.go').click(),
    named: /^Bet of ₱10\.00 Done/,
    told: (page) => gameOf(page).locator('.message:not(.bad):not(:empty)'),
    entries: [/^bet -10$/],
  },
  'lottery bet': {
    call: calls.order,
    member: { balance: 500 },
    ready: openLottery,
    send: bet,
    named: /^Lottery bet of ₱10\.00 Done/,
    told: stands,
    entries: [/^bet -10$/],
  },
  'cancelled lottery bet': {
    call: calls.cancel,
    member: { balance: 500 },
    ready: openOrder,
    send: async (page) => {
      await page.getByRole('button', { name: 'Cancel this bet' }).click();
      const question = page.getByRole('alertdialog', { name: 'Cancel this bet?' });
      await question.getByRole('button', { name: 'Cancel this bet' }).click();
    },
    named: /^Cancelled lottery bet Done/,
    told: (page) => page.getByRole('main').getByText('Cancelled').first(),
    entries: [/^bet -10$/, /^bet 10$/],
  },
  reward: {
    call: calls.reward,
    member: { balance: 100, reward: 88 },
    ready: (page) => go(page, '/m/rewardCenter'),
    send: (page) => mainButton(page, 'Claim: Welcome reward').click(),
    named: /^Reward of ₱88\.00 Done/,
    told: (page) => page.getByRole('main').getByText('Claimed'),
    entries: [/^promotion 88$/],
  },
  gift: {
    call: calls.gift,
    member: { balance: 100 },
    ready: (page) => go(page, '/m/activityInfo?id=checkin'),
    send: (page) => mainButton(page, 'Claim').click(),
    named: /^Promotion Done/,
    told: (page) => page.getByRole('main').getByText('Claimed'),
    entries: [/^promotion 5$/],
  },
  rebate: {
    call: calls.rebate,
    member: { balance: 1000, rates: { FISH: 10 } },
    ready: async (page) => {
      await startGame(page, 'FISH');
      await gameOf(page).locator('.go').click();
      await expect(gameOf(page).locator('.message')).not.toBeEmpty();
      await go(page, '/m/member/manualRebate');
    },
    send: (page) => mainButton(page, /^Claim/).click(),
    named: /^Rebate of R\$\s?1\.00 Done/,
    told: (page) => page.getByText('Nothing to claim yet'),
    entries: [/^bet -10$/, /^rebate 1$/],
  },
  'red envelope': {
    call: calls.redRain,
    member: { balance: 100 },
    ready: (page) => go(page, '/m/redRain'),
    send: (page) => mainButton(page, 'Grab an envelope').click(),
    named: /^Red envelope of ₱\d\.\d\d Done/,
    told: (page) => page.getByText(/^You got ₱/),
    entries: [/^promotion/],
  },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;
