import { contractCalls, securityCalls } from '@playhouse/wps';
import type { Page } from '@playwright/test';
import { fill, submitButton, whereabouts } from '../auth/steps';
import { getGame } from '../lobby/steps';
import { atPlatform, depositsAtPlatform, entriesAtPlatform } from '../wallet/steps';
import { go, startGame } from '../wallet/steps';
import { expect, password, paymentPassword } from '../support/test';
import { amount, findButton, main, nothing, findWords } from './Write';
import type { Write, Writer } from './Write';

/** The number of the member's entries of a kind in the books. */
const entriesOf =
  (kind: string) =>
  async ({ page }: Writer) =>
    (await entriesAtPlatform(page)).filter(({ type }) => type === kind).length;

const cardsOf = async ({ page }: Writer) =>
  (await atPlatform(page, securityCalls.bankCards)).length;

const inSheet = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function openLottery({ page }: Writer): Promise<string> {
  await page.goto('/m/lottery');
  await main(page).locator('a[href*="startLottery"]').first().click();
  await page.getByRole('button', { name: 'Pick numbers', exact: true }).click();
  await page.waitForURL('**/m/lottery/play?*');
  return whereabouts(page);
}

async function fillSlip({ page }: Writer): Promise<void> {
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await page.getByLabel('Stake').fill('10');
  await page.getByRole('button', { name: 'Add to bet slip' }).click();
}

const betButton = findButton('Place bets');
const betStands = findWords(/^Bet placed for draw/);

/** Writes that move money, or say where it goes and who may move it. */
export const moneyWrites: Readonly<Record<string, Write>> = {
  'a deposit': {
    address: '/m/voucherCenter',
    as: { balance: 0 },
    call: 'wallet.createDeposit',
    movement: {
      named: /^Deposit of ₱300\.00 Your deposit order is open/,
      entries: [],
    },
    fill: ({ page }) => amount(page).fill('300'),
    button: findButton('Continue to payment'),
    done: (page) => page.getByRole('heading', { name: 'Your deposit' }),
    count: ({ page }) => depositsAtPlatform(page),
  },
  'a withdrawal': {
    address: '/m/withdraw',
    as: { balance: 1000, payout: true },
    call: 'wallet.createWithdraw',
    standsFor: 'a form that moves money',
    movement: { named: /^Withdrawal of ₱200\.00 Done/, entries: [/^withdraw -200$/] },
    fill: async ({ page }) => {
      await amount(page).fill('200');
      await findButton('Continue')(page).click();
      await main(page)
        .getByLabel(/^Payment password/)
        .fill(paymentPassword);
    },
    button: findButton(/^Withdraw ₱200\.00$/),
    done: findWords('Withdrawal submitted'),
    count: entriesOf('withdraw'),
  },
  'a transfer of points': {
    address: '/m/upLine/transfer',
    at: { merchant: 'corvalume' },
    as: { balance: 500, payout: true, upline: 'demo_agent' },
    call: 'wallet.transferToUpline',
    movement: {
      named: /^Transfer to your upline of R\$\s?200\.00 Done/,
      entries: [/^transferOut -200$/],
    },
    fill: async ({ page }) => {
      await amount(page).fill('200');
      await main(page)
        .getByLabel(/^Payment password/)
        .fill(paymentPassword);
      await submitButton(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    button: (page) => page.getByRole('alertdialog').getByRole('button').last(),
    done: findWords('Sent to your upline'),
    count: entriesOf('transferOut'),
  },
  'a lottery bet': {
    address: '/m/lottery/play?playType=trad&prize_mode=LOTT&code=any',
    as: { balance: 500 },
    call: 'lobby.placeOrder',
    standsFor: 'a slip',
    movement: { named: /^Lottery bet of ₱10\.00 Done/, entries: [/^bet -10$/] },
    prepare: openLottery,
    fill: fillSlip,
    button: betButton,
    done: betStands,
    count: entriesOf('bet'),
  },
  'a cancelled lottery bet': {
    address: '/m/lottery/order',
    as: { balance: 500 },
    call: 'lobby.cancelOrder',
    movement: { named: /^Canceled lottery bet Done/, entries: [/^bet -10$/, /^bet 10$/] },
    prepare: async (writer) => {
      const { page } = writer;
      await openLottery(writer);
      await fillSlip(writer);
      await betButton(page).click();
      await expect(betStands(page)).toBeVisible();
      await go(page, '/m/lottery/orders');
      await page.getByRole('link', { name: 'See this bet' }).click();
      await page.waitForURL('**/m/lottery/order?*');
      return whereabouts(page);
    },
    fill: async ({ page }) => {
      await findButton('Cancel this bet')(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    button: (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel this bet' }),
    done: findWords('Canceled'),
    count: async (writer) => (await entriesOf('bet')(writer)) - 1,
  },
  'a round': {
    address: '/m/launchGame?vendor=LRF&gameId=any&nodeId=100001',
    as: { balance: 1000 },
    call: 'POST /play/api/round',
    movement: { named: /^Bet of ₱10\.00 Done/, entries: [/^bet -10$/] },
    prepare: async ({ page }) => {
      await startGame(page, 'RNG');
      return whereabouts(page);
    },
    fill: ({ page }) => expect(getGame(page).locator('[data-part=go]')).toBeEnabled(),
    button: (page) => getGame(page).locator('[data-part=go]'),
    done: (page) => getGame(page).locator('[data-part=message]:not([data-tone=bad]):not(:empty)'),
    count: entriesOf('bet'),
  },
  'a promotion': {
    address: '/m/activityInfo?id=checkin',
    as: { balance: 100 },
    call: 'promotions.applyActivity',
    movement: { named: /^Promotion Done/, entries: [/^promotion 5$/] },
    fill: nothing,
    button: findButton('Claim'),
    done: findWords('Claimed'),
    count: entriesOf('promotion'),
  },
  'a reward': {
    address: '/m/rewardCenter',
    as: { balance: 100, reward: 88 },
    call: 'promotions.claimReward',
    standsFor: 'a button that moves money',
    movement: { named: /^Reward of ₱88\.00 Done/, entries: [/^promotion 88$/] },
    fill: nothing,
    button: findButton('Claim: Welcome reward'),
    done: findWords('Claimed'),
    count: entriesOf('promotion'),
  },
  'a red envelope': {
    address: '/m/redRain',
    at: { platform: 'variant' },
    as: { balance: 100 },
    call: 'promotions.grabRedRain',
    movement: { named: /^Red envelope of ₱\d\.\d\d Done/, entries: [/^promotion/] },
    fill: nothing,
    button: findButton('Catch envelope 1'),
    done: findWords(/^You caught ₱/),
    count: entriesOf('promotion'),
  },
  'a rebate': {
    address: '/m/member/manualRebate',
    at: { merchant: 'corvalume' },
    as: { balance: 1000, rates: { FISH: 10 } },
    call: 'member.claimManualRebate',
    movement: { named: /^Rebate of R\$\s?1\.00 Done/, entries: [/^bet -10$/, /^rebate 1$/] },
    prepare: async ({ page }) => {
      await startGame(page, 'RNG');
      await getGame(page).locator('[data-part=go]').click();
      await expect(getGame(page).locator('[data-part=message]')).not.toBeEmpty();
      return undefined;
    },
    fill: nothing,
    button: findButton(/^Claim/),
    done: findWords('No rebate to claim yet'),
    count: entriesOf('rebate'),
  },
  'a payment password': {
    address: '/m/securityCenter',
    as: {},
    call: 'security.setPaymentPassword',
    fill: async ({ page }) => {
      await findButton(/^Payment password/)(page).click();
      await fill(page, { loginPassword: password, newPaymentPassword: '135790' });
    },
    button: inSheet('Save'),
    done: (page) => findButton(/^Payment password(?!.*not set).*set/i)(page),
  },
  'a bank card': {
    address: '/m/securityCenter',
    as: { payout: true },
    call: 'security.addBankCard',
    standsFor: 'a form in a sheet',
    fill: async ({ page, member }) => {
      await findButton('Add an account')(page).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Bank transfer' }).check();
      await page.locator('select[name="bankCode"]').selectOption('ISLA');
      await fill(page, {
        ...{ accountName: 'Demo Holder', paymentPassword },
        // An account serves one member alone.
        accountNumber: `${member.mobile}1234`,
      });
    },
    button: inSheet('Save'),
    done: findWords('•••• •••• 1234'),
    // Whoever can withdraw has one.
    count: async (writer) => (await cardsOf(writer)) - 1,
  },
  'a bank card that goes': {
    address: '/m/securityCenter',
    as: { payout: true },
    call: 'security.removeBankCard',
    fill: async ({ page }) => {
      await findButton(/^Remove Bayani/)(page).click();
      await fill(page, { paymentPassword });
    },
    button: inSheet('Remove'),
    done: findWords('No bank card yet.'),
    count: async (writer) => 1 - (await cardsOf(writer)),
  },
  'a decision on a contract': {
    address: '/m/member/agent/getDevidendContract',
    as: { type: 1, upline: 'demo_agent', contract: true },
    call: 'contracts.acceptDividend',
    fill: nothing,
    button: findButton('Accept'),
    done: findWords('In force'),
    count: async ({ page }) =>
      (await atPlatform(page, contractCalls.dividendRequest))?.status === 'active' ? 1 : 0,
  },
};
