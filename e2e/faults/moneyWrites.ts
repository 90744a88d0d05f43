import { contractCalls, securityCalls } from '@playhouse/wps';
import type { Page } from '@playwright/test';
import { fill, submitButton } from '../accounts/steps';
import { moves } from '../money/moves';
import { atPlatform, depositsAtPlatform, entriesAtPlatform } from '../money/steps';
import { expect, paymentPassword } from '../support/test';
import { amount, buttonOf, main, nothing, wordsOf } from './write';
import type { Write, Writer } from './write';

/** How many entries of a kind the books have of the member. */
const entriesOf =
  (kind: string) =>
  async ({ page }: Writer) =>
    (await entriesAtPlatform(page)).filter(({ type }) => type === kind).length;

const cardsOf = async ({ page }: Writer) =>
  (await atPlatform(page, securityCalls.bankCards)).length;

const inSheet = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Moves money, or says where it goes and who may move it. */
export const moneyWrites: Readonly<Record<string, Write>> = {
  'a deposit': {
    address: '/m/voucherCenter',
    as: { balance: 0 },
    call: 'wallet.createDeposit',
    fill: ({ page }) => amount(page).fill('300'),
    button: buttonOf('Continue to payment'),
    told: (page) => page.getByRole('heading', { name: 'Your deposit' }),
    stands: ({ page }) => depositsAtPlatform(page),
  },
  'a withdrawal': {
    address: '/m/withdraw',
    as: { balance: 1000, payout: true },
    call: 'wallet.createWithdraw',
    fill: async ({ page }) => {
      await amount(page).fill('200');
      await main(page)
        .getByLabel(/^Payment password/)
        .fill(paymentPassword);
    },
    button: buttonOf('Withdraw'),
    told: wordsOf('Withdrawal requested'),
    stands: entriesOf('withdraw'),
  },
  'a transfer of points': {
    address: '/m/upLine/transfer',
    at: { merchant: 'corvalume' },
    as: { balance: 500, payout: true, upline: 'demo_agent' },
    call: 'wallet.transferToUpline',
    fill: async ({ page }) => {
      await amount(page).fill('200');
      await main(page)
        .getByLabel(/^Payment password/)
        .fill(paymentPassword);
      await submitButton(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    button: (page) => page.getByRole('alertdialog').getByRole('button').last(),
    told: wordsOf('Transfer done'),
    stands: entriesOf('transferOut'),
  },
  'a lottery slip': {
    address: '/m/lottery/play?playType=trad&prize_mode=LOTT&code=any',
    as: { balance: 500 },
    call: 'lobby.placeOrder',
    prepare: async ({ page }) => {
      await page.goto('/m/lottery');
      await main(page).locator('a[href*="startLottery"]').first().click();
      await page.getByRole('button', { name: 'Pick numbers', exact: true }).click();
      await page.waitForURL('**/m/lottery/play?*');
      const { pathname, search } = new URL(page.url());
      return `${pathname}${search}`;
    },
    fill: async ({ page }) => {
      await page.getByRole('button', { name: 'Quick pick' }).click();
      await page.getByLabel('Stake').fill('10');
      await page.getByRole('button', { name: 'Add to the slip' }).click();
    },
    button: buttonOf('Place the bets'),
    told: wordsOf(/^Bet placed for draw/),
    stands: entriesOf('bet'),
  },
  'a promotion': {
    address: '/m/activityInfo?id=checkin',
    as: {},
    call: 'promotions.applyActivity',
    fill: nothing,
    button: buttonOf('Claim'),
    told: wordsOf('Claimed'),
    stands: entriesOf('promotion'),
  },
  'a reward': {
    address: '/m/rewardCenter',
    as: { reward: 88 },
    call: 'promotions.claimReward',
    fill: nothing,
    button: buttonOf('Claim: Welcome reward'),
    told: wordsOf('Claimed'),
    stands: entriesOf('promotion'),
  },
  'a red envelope': {
    address: '/m/redRain',
    at: { platform: 'variant' },
    as: { balance: 100 },
    call: 'promotions.grabRedRain',
    fill: nothing,
    button: buttonOf('Grab an envelope'),
    told: wordsOf(/^You got ₱/),
    stands: entriesOf('promotion'),
  },
  'a rebate': {
    address: '/m/member/manualRebate',
    at: { merchant: 'corvalume' },
    as: { balance: 1000, rates: { FISH: 10 } },
    call: 'member.claimManualRebate',
    prepare: async ({ page }) => {
      await moves.round.ready(page);
      await moves.round.send(page);
      await expect(moves.round.told(page)).toBeVisible();
      return undefined;
    },
    fill: nothing,
    button: buttonOf(/^Claim/),
    told: wordsOf('Nothing to claim yet'),
    stands: entriesOf('rebate'),
  },
  'a payment password': {
    address: '/m/securityCenter',
    as: {},
    call: 'security.setPaymentPassword',
    fill: async ({ page }) => {
      await buttonOf(/^Payment password/)(page).click();
      await fill(page, { newPaymentPassword: '135790', confirmNewPaymentPassword: '135790' });
    },
    button: inSheet('Save'),
    told: (page) => buttonOf(/^Payment password(?!.*not set).*set/i)(page),
  },
  'a bank card': {
    address: '/m/securityCenter',
    as: { payout: true },
    call: 'security.addBankCard',
    fill: async ({ page }) => {
      await buttonOf('Add a bank card')(page).click();
      await page.locator('select[name="bankCode"]').selectOption('ISLA');
      await fill(page, {
        ...{ accountName: 'Demo Holder', accountNumber: '12345678901234', paymentPassword },
      });
    },
    button: inSheet('Save'),
    told: wordsOf('•••• •••• 1234'),
    // Beside the one that whoever can withdraw has.
    stands: async (writer) => (await cardsOf(writer)) - 1,
  },
  'a bank card that goes': {
    address: '/m/securityCenter',
    as: { payout: true },
    call: 'security.removeBankCard',
    fill: async ({ page }) => {
      await buttonOf(/^Remove Bayani/)(page).click();
      await fill(page, { paymentPassword });
    },
    button: inSheet('Remove'),
    told: wordsOf('No bank card yet.'),
    stands: async (writer) => 1 - (await cardsOf(writer)),
  },
  'a decision on a contract': {
    address: '/m/member/agent/getDevidendContract',
    as: { type: 1, upline: 'demo_agent', contract: true },
    call: 'contracts.acceptDividend',
    fill: nothing,
    button: buttonOf('Accept'),
    told: wordsOf('In force'),
    stands: async ({ page }) =>
      (await atPlatform(page, contractCalls.dividendRequest))?.status === 'active' ? 1 : 0,
  },
};
