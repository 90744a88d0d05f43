import type { Page } from '@playwright/test';
import { expect, password, test } from '../support/test';
import { calls, field, fill, submit, submitButton } from './steps';

const nobody = 'There is no internet connection. Please check it and try again.';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
});

interface Form {
  readonly address: string;
  readonly values: Readonly<Record<string, string>>;
  /** Path of the call that the form makes. */
  readonly calls: string;
}

/** Sends a form that was opened with a network, without one: nothing is lost, and nothing but the network is blamed. */
async function sendWithout(page: Page, said: readonly string[], { values, ...form }: Form) {
  await fill(page, values);
  const sent = calls(page, form.calls);
  await page.context().setOffline(true);
  await submit(page);
  await expect.poll(() => said.join(' ')).toContain(nobody);
  expect(said.join(' ')).not.toMatch(/https|went wrong/);
  await expect(page).toHaveURL((url) => url.pathname === form.address);
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name)).toHaveValue(value);
  await expect(submitButton(page)).toBeEnabled();
  await page.context().setOffline(false);
  await submit(page);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
}

test('a login that is sent first without a network blames nothing else, keeps what was typed, and goes once there is one [LOGIN-11, SHELL-11]', async ({
  page,
  newMember,
  open,
  said,
}) => {
  const { account } = await newMember();
  await open('/m/login');
  await sendWithout(page, said, {
    address: '/m/login',
    values: { username: account, password },
    calls: '/wps/session/login',
  });
  await page.waitForURL('**/m/home');
});

test('a registration that is sent first without a network blames nothing else, keeps what was typed, and goes once there is one [REG-10, SHELL-11]', async ({
  page,
  open,
  captchaDigits,
  said,
}) => {
  await open('/m/register');
  const username = `off${Date.now().toString(36)}`;
  await sendWithout(page, said, {
    address: '/m/register',
    values: {
      ...{ username, password, confirmPassword: password },
      captcha: await captchaDigits(),
    },
    calls: '/wps/member/register',
  });
  await page.waitForURL('**/m/home');
});
