import type { Page } from '@playwright/test';
import { expect, password, test } from '../support/test';
import type { Member } from '../support/test';
import { field, fill, submitButton } from './steps';

const nobody = 'There is no internet connection. Please check it and try again.';
const changed = 'Another-2026';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
});

/** Who is at the form, and what they can look up. */
interface Player {
  readonly page: Page;
  readonly member: Member;
  readonly open: (address: string) => Promise<void>;
  readonly login: (member: Member) => Promise<void>;
  readonly smsCode: (mobile: string) => Promise<string>;
  readonly letter: (email: string) => Promise<string>;
  readonly captchaDigits: () => Promise<string>;
}

type Values = Readonly<Record<string, string>>;

interface Form {
  /** Comes to the form with a network. Answers what is then typed, by field. */
  come(player: Player): Promise<Values>;
  /** What sends it. @default the form's own button */
  readonly button?: (page: Page) => ReturnType<typeof submitButton>;
  /** What tells that it went. @default home */
  readonly ends?: (page: Page) => Promise<unknown>;
}

const buttonOf = (name: RegExp) => (page: Page) => page.getByRole('button', { name });
const counting = (page: Page) => expect(buttonOf(/^\d+ s$/)(page)).toBeVisible();

/** Asks for a code with a network, and answers the one that came. */
async function codeFor({ page, member, smsCode }: Player): Promise<string> {
  await fill(page, { mobileNum: member.mobile });
  await buttonOf(/^Get code$/)(page).click();
  await counting(page);
  return smsCode(member.mobile);
}

const forms: Readonly<Record<string, Form>> = {
  'a login': {
    async come({ open, member }) {
      await open('/m/login');
      return { username: member.account, password };
    },
  },
  'a login by SMS': {
    async come(player) {
      await player.open('/m/login');
      await player.page.getByRole('tab', { name: 'Mobile number' }).click();
      return { mobileNum: player.member.mobile, messageCode: await codeFor(player) };
    },
  },
  'the request for a code': {
    async come({ page, open, member }) {
      await open('/m/login');
      await page.getByRole('tab', { name: 'Mobile number' }).click();
      return { mobileNum: member.mobile };
    },
    button: buttonOf(/^(Get code|\d+ s)$/),
    ends: counting,
  },
  'a registration': {
    async come({ open, captchaDigits }) {
      await open('/m/register');
      const username = `off${Date.now().toString(36)}`;
      return { username, password, confirmPassword: password, captcha: await captchaDigits() };
    },
  },
  'a password forgotten, by phone': {
    async come({ open, member }) {
      await open('/m/forget');
      return { mobileNum: member.mobile };
    },
    ends: (page) => page.waitForURL('**/m/findPassword'),
  },
  'a password forgotten, by e-mail': {
    async come({ page, open, member }) {
      await open('/m/forget');
      await page.getByRole('tab', { name: 'By e-mail' }).click();
      return { username: member.account, email: member.email };
    },
  },
  'a password set by code': {
    async come(player) {
      await player.open('/m/findPassword');
      const verificationCode = await codeFor(player);
      return { mobileNum: player.member.mobile, verificationCode, newPassword: changed };
    },
  },
  'a password set by the link of a letter': {
    async come({ page, open, member, letter }) {
      await open('/m/forget');
      await page.getByRole('tab', { name: 'By e-mail' }).click();
      await fill(page, { username: member.account, email: member.email });
      await submitButton(page).click();
      const [link = ''] = /http:\S+/.exec(await letter(member.email)) ?? [];
      await open(link);
      return { newPassword: changed };
    },
  },
  'a change of the password': {
    async come({ open, login, member }) {
      await login(member);
      await open('/m/changePsw');
      return { newPassword: changed, confirmNewPassword: changed };
    },
  },
  'a payment password': {
    async come({ page, open, login, member }) {
      await login(member);
      await open('/m/securityCenter');
      await page.getByRole('button', { name: /^Payment password/ }).click();
      return { newPaymentPassword: '135790', confirmNewPaymentPassword: '135790' };
    },
    button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }),
    ends: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
};

for (const [name, { come, button = submitButton, ends }] of Object.entries(forms))
  test(`${name} that is sent first without a network blames nothing else, keeps what was typed, and goes once there is one [LOGIN-11, REG-10, SHELL-11]`, async ({
    page,
    newMember,
    said,
    open,
    login,
    smsCode,
    letter,
    captchaDigits,
  }) => {
    const told = { open, login, smsCode, letter, captchaDigits };
    const values = await come({ page, member: await newMember(), ...told });
    await fill(page, values);
    const { pathname } = new URL(page.url());
    const before = said.length;
    await page.context().setOffline(true);
    await button(page).click();
    await expect.poll(() => said.slice(before).join(' ')).toContain(nobody);
    expect(said.slice(before).join(' ')).not.toMatch(/https|went wrong/);
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    for (const [each, value] of Object.entries(values))
      await expect(field(page, each)).toHaveValue(value);
    await expect(button(page)).toBeEnabled();
    await page.context().setOffline(false);
    await button(page).click();
    await (ends ?? ((home) => home.waitForURL('**/m/home')))(page);
  });
