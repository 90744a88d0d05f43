import { agentCalls, inboxCalls, sessionCalls } from '@playhouse/wps';
import type { Page } from '@playwright/test';
import { field, fill, sessionRecord, submit, submitButton } from '../auth/steps';
import { atPlatform, period } from '../wallet/steps';
import { expect, password, settled } from '../support/test';
import { findButton, findWords } from './Write';
import type { Write, Writer } from './Write';

const another = 'Another-2026';
const nameOf = ({ member }: Writer) => member.account.replace('j_', 'w');

/** Logs in where the page has no session: a copy was refused, and what was sent first has been done all the same. */
async function enter(page: Page, username: string): Promise<void> {
  if ((await sessionRecord(page)) !== null) return;
  await page.goto('/m/login');
  await fill(page, { username, password });
  await submit(page);
  await page.waitForURL('**/m/home');
}

async function sessionsOf({ page, member }: Writer): Promise<number> {
  await enter(page, member.account);
  return (await atPlatform(page, sessionCalls.list)).length;
}

const codeButton = findButton(/^Get code$|^\d+ s$/);

/** Asks for a code, and types it with the rest. */
async function fillWithCode(
  { page, member, smsCode }: Writer,
  code: string,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  if ((await field(page, 'mobileNum').inputValue()) === '')
    await fill(page, { mobileNum: member.mobile });
  await codeButton(page).click();
  await fill(page, { [code]: await smsCode(member.mobile), ...more });
}

/** Writes that open an account, or the way back into one, and those beside money. */
export const accountWrites: Readonly<Record<string, Write>> = {
  'a login': {
    address: '/m/login',
    call: 'session.login',
    standsFor: 'a form of visitors',
    fill: ({ page, member }) => fill(page, { username: member.account, password }),
    button: submitButton,
    done: '/m/home',
    count: sessionsOf,
  },
  'a login by SMS': {
    address: '/m/login',
    call: 'session.login',
    fill: async (writer) => {
      await writer.page.getByRole('tab', { name: 'Mobile number' }).click();
      await fillWithCode(writer, 'messageCode', {});
    },
    button: submitButton,
    done: '/m/home',
    count: sessionsOf,
  },
  'a registration': {
    address: '/m/register',
    call: 'registration.register',
    standsFor: 'a form with a captcha',
    fill: async (writer) =>
      fill(writer.page, {
        ...{ username: nameOf(writer), password, confirmPassword: password },
        captcha: await writer.captchaDigits(),
      }),
    button: submitButton,
    done: '/m/home',
    // Each new member is written to once.
    count: async (writer) => {
      await enter(writer.page, nameOf(writer));
      return (await atPlatform(writer.page, inboxCalls.inboxList)).items.length;
    },
  },
  'a forgotten password': {
    address: '/m/forget',
    call: 'password.forgotByEmail',
    fill: async ({ page, member }) => {
      await page.getByRole('tab', { name: 'By e-mail' }).click();
      await fill(page, { username: member.account, email: member.email });
    },
    button: submitButton,
    done: '/m/home',
  },
  'a forgotten password by phone': {
    address: '/m/forget',
    call: 'verification.smsForReset',
    fill: ({ page, member }) => fill(page, { mobileNum: member.mobile }),
    button: submitButton,
    done: '/m/findPassword',
  },
  'a code by SMS': {
    address: '/m/findPassword',
    call: 'verification.smsForReset',
    standsFor: 'a button',
    fill: ({ page, member }) => fill(page, { mobileNum: member.mobile }),
    button: codeButton,
    done: findButton(/^\d+ s$/),
  },
  'a password by code': {
    address: '/m/findPassword',
    call: 'password.setByPhone',
    fill: (writer) => fillWithCode(writer, 'verificationCode', { newPassword: another }),
    button: submitButton,
    done: '/m/home',
  },
  'a password by letter': {
    address: '/m/findPassword',
    call: 'password.setByLink',
    prepare: async ({ page, member, letter }) => {
      await page.goto('/m/forget');
      await settled(page);
      await page.getByRole('tab', { name: 'By e-mail' }).click();
      await fill(page, { username: member.account, email: member.email });
      await submit(page);
      const { pathname, hash } = new URL(/http:\S+/.exec(await letter(member.email))?.[0] ?? '');
      return `${pathname}${hash}`;
    },
    fill: ({ page }) => fill(page, { newPassword: another }),
    button: submitButton,
    done: '/m/home',
  },
  'a new password': {
    address: '/m/changePsw',
    as: {},
    call: 'password.change',
    standsFor: 'a form of members',
    fill: async ({ page }) => {
      await fill(page, { newPassword: another, confirmNewPassword: another });
      if ((await field(page, 'oldPassword').count()) > 0)
        await fill(page, { oldPassword: password });
    },
    button: submitButton,
    done: '/m/home',
  },
  'the end of another device': {
    address: '/m/devices',
    as: {},
    call: 'session.end',
    prepare: async ({ page, member }) => {
      const other = await page
        .context()
        .browser()
        ?.newContext({
          ...{ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' },
        });
      const theirs = await other?.newPage();
      await theirs?.goto('/m/login');
      if (theirs === undefined) throw new Error('There is no other device.');
      await fill(theirs, { username: member.account, password });
      await submit(theirs);
      await theirs.waitForURL('**/m/home');
      await other?.close();
      return undefined;
    },
    fill: async ({ page }) => {
      await findButton(/^Sign out (?!all)/)(page)
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }),
    done: findWords('You are not logged in anywhere else.'),
    count: sessionsOf,
  },
  feedback: {
    address: '/m/feedback',
    as: {},
    call: 'feedback.send',
    standsFor: 'a form that stays',
    fill: ({ page }) => page.locator('textarea').fill('The lists are good to read.'),
    button: submitButton,
    done: findWords('Thank you!'),
  },
  'a new downline': {
    address: '/m/agentRegister',
    as: { type: 1 },
    call: 'agent.registerDownline',
    fill: (writer) => fill(writer.page, { username: nameOf(writer), password }),
    button: submitButton,
    done: (page) => page.getByText(/^w\w+ is registered$/).first(),
    count: async ({ page }) =>
      (await atPlatform(page, agentCalls.teamOverview, period())).memberCount,
  },
};
