import type { Page } from '@playwright/test';
import { forgetSession } from '../support/earlierVisit';
import { expect, settled, test } from '../support/test';
import { call, field, fill, sessionRecord, submit } from './steps';

/** A number of Singapore that nobody else has: the plan knows eight digits that begin with 8 or 9. */
const singaporean = () => `9${String(Date.now()).slice(-7)}`;

const getCode = (page: Page) => page.getByRole('button', { name: 'Get code' });

test('a number of another country logs in and sets a password by SMS, however it is written [LOGIN-09, SETPW-01, REG-03]', async ({
  page,
  newMember,
  open,
  smsCode,
}) => {
  test.slow(true, 'a login, a reset and the login after it');
  const mobile = singaporean();
  const member = await newMember({ mobile, dialingCode: '65' });

  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: `+65 ${mobile.slice(0, 4)}-${mobile.slice(4)}` });
  await expect(page.getByRole('button', { name: 'Country code +65, Singapore' })).toBeVisible();
  const asked = call(page, 'POST', '/wps/verification/sms/noLogin');
  await getCode(page).click();
  expect((await asked).postDataJSON()).toMatchObject({
    mobileNum: mobile,
    countryDialingCode: '65',
  });
  const code = await smsCode(mobile);
  // The platform's answer starts the wait, and may come after the code.
  await expect(getCode(page)).toHaveCount(0);

  // A reload while the code is waited for: the number is there, with its country.
  await page.reload();
  await settled(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(field(page, 'mobileNum')).toHaveValue(mobile);
  await expect(page.getByRole('button', { name: 'Country code +65, Singapore' })).toBeVisible();
  await fill(page, { messageCode: code });
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ userName: member.account });

  await forgetSession(page);
  await open('/m/findPassword');
  await page.getByRole('button', { name: /^Country code/ }).click();
  const list = page.getByRole('dialog', { name: 'Choose your country' });
  await list.getByRole('textbox').fill('sing');
  await list.getByRole('button', { name: /Singapore/ }).click();
  await fill(page, { mobileNum: mobile });
  await getCode(page).click();
  const reset = await smsCode(mobile, code);
  await fill(page, { verificationCode: reset, newPassword: 'of-singapore-1' });
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ userName: member.account });
});
