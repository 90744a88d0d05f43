import type { Locator, Page } from '@playwright/test';
import { field, fill, submitButton } from '../accounts/steps';
import { paymentPassword, password } from '../support/test';
import type { Member, MemberKind } from '../support/test';

/** Who writes, and what they know of themselves. */
interface Writer {
  readonly page: Page;
  readonly member: Member;
  captchaDigits(): Promise<string>;
}

/** Something that a player sends from a screen. */
export interface Write {
  /** Of the routes' table. */
  readonly address: string;
  /** Absent: a visitor sends it. */
  readonly as?: MemberKind;
  /** Path of its call. */
  readonly call: `/wps/${string}`;
  /** Types everything that it takes. */
  fill(writer: Writer): Promise<unknown>;
  button(page: Page): Locator;
  /** What tells that it is done, on its own screen, or the screen to which it leads. */
  readonly told: ((page: Page) => Locator) | `/m/${string}`;
}

const main = (page: Page) => page.getByRole('main');
const buttonOf = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name });
const wordsOf = (text: string | RegExp) => (page: Page) => main(page).getByText(text).first();
const amount = (page: Page) => main(page).getByLabel(/^Amount/);
const another = 'Another-2026';
const unique = () => `w${Date.now().toString(36)}`;
const nothing = () => Promise.resolve();

/** Every screen from which something is sent, each with one thing that is. */
export const writes: Readonly<Record<string, Write>> = {
  'a login': {
    address: '/m/login',
    call: '/wps/session/login',
    fill: ({ page, member }) => fill(page, { username: member.account, password }),
    button: submitButton,
    told: '/m/home',
  },
  'a registration': {
    address: '/m/register',
    call: '/wps/member/register',
    fill: async ({ page, captchaDigits }) =>
      fill(page, {
        ...{ username: unique(), password, confirmPassword: password },
        captcha: await captchaDigits(),
      }),
    button: submitButton,
    told: '/m/home',
  },
  'a forgotten password': {
    address: '/m/forget',
    call: '/wps/member/password/forget',
    fill: async ({ page, member }) => {
      await page.getByRole('tab', { name: 'By e-mail' }).click();
      await fill(page, { username: member.account, email: member.email });
    },
    button: submitButton,
    told: '/m/home',
  },
  'a code by SMS': {
    address: '/m/findPassword',
    call: '/wps/verification/sms/passwordReset',
    fill: ({ page, member }) => fill(page, { mobileNum: member.mobile }),
    button: buttonOf(/^Get code$|^\d+ s$/),
    told: buttonOf(/^\d+ s$/),
  },
  'a new password': {
    address: '/m/changePsw',
    as: {},
    call: '/wps/member/password',
    fill: async ({ page }) => {
      await fill(page, { newPassword: another, confirmNewPassword: another });
      if ((await field(page, 'oldPassword').count()) > 0)
        await fill(page, { oldPassword: password });
    },
    button: submitButton,
    told: '/m/home',
  },
  feedback: {
    address: '/m/feedback',
    as: {},
    call: '/wps/feedback',
    fill: ({ page }) => page.locator('textarea').fill('The lists are good to read.'),
    button: submitButton,
    told: wordsOf('Thank you!'),
  },
  'a new downline': {
    address: '/m/agentRegister',
    as: { type: 1 },
    call: '/wps/agent/register',
    fill: ({ page }) => fill(page, { username: unique(), password }),
    button: submitButton,
    told: (page) => page.getByText(/^w\w+ is registered$/).first(),
  },
  'a deposit': {
    address: '/m/voucherCenter',
    as: { balance: 0 },
    call: '/wps/relay/MCS2_depositCreate',
    fill: ({ page }) => amount(page).fill('300'),
    button: buttonOf('Continue to payment'),
    told: (page) => page.getByRole('heading', { name: 'Your deposit' }),
  },
  'a withdrawal': {
    address: '/m/withdraw',
    as: { balance: 1000, payout: true },
    call: '/wps/relay/MCS2_withdrawCreate',
    fill: async ({ page }) => {
      await amount(page).fill('200');
      await main(page)
        .getByLabel(/^Payment password/)
        .fill(paymentPassword);
    },
    button: buttonOf('Withdraw'),
    told: wordsOf('Withdrawal requested'),
  },
  'a promotion': {
    address: '/m/activityInfo?id=checkin',
    as: {},
    call: '/wps/promotion/activities/apply',
    fill: nothing,
    button: buttonOf('Claim'),
    told: wordsOf('Claimed'),
  },
  'a reward': {
    address: '/m/rewardCenter',
    as: { reward: 88 },
    call: '/wps/promotion/rewards/claim',
    fill: nothing,
    button: buttonOf('Claim: Welcome reward'),
    told: wordsOf('Claimed'),
  },
};

/** Screens with a form that nothing is sent from here, and why. */
export const unwritten: Readonly<Record<string, string>> = {
  '/m/upLine/transfer': 'is a movement, sent at the merchant that has it (money/worlds.spec)',
  '/m/member/agent/agentRebeat': 'saves rates as they then are, however often (agent, forms.test)',
};
