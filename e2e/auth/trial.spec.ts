import { expect, password, test } from '../support/test';
import { call, fill, sessionRecord, submit, whereabouts } from './steps';

test('free trial has its own merchant, no member centre [TRIAL-01, TRIAL-02, LOGIN-05, MINE-09]', async ({
  page,
  open,
  said,
}) => {
  const made = call(page, 'GET', '/wps/session/trialAccount');
  await open('/m/login');
  await page.getByRole('button', { name: 'Try it for free' }).click();
  expect((await made).headers()['merchant']).toBe('amihandatrial');
  await page.waitForURL('**/m/home');
  expect(said).toContain('Preparing your free trial');
  const record = (await sessionRecord(page)) as { userName: string };
  expect(record).toMatchObject({ merchantCode: 'amihandatrial', type: 4 });
  expect(await page.evaluate(() => localStorage.getItem('trialName'))).toBe(record.userName);
  // The welcome of a first login may lie over the header by now.
  await expect(page.getByRole('banner', { includeHidden: true })).toContainText('2,000.00');

  await open('/m/mine');
  const main = page.getByRole('main');
  await expect(main).toContainText('Free-trial accounts cannot use this.');
  await main.getByRole('link', { name: 'Create account' }).click();
  await expect.poll(() => whereabouts(page)).toBe('/m/register?returnTo=%2Fm%2Fmine');
});

test('a refused trial logs in and is at the deposit [TRIAL-01, CRED-02, LOGIN-15]', async ({
  page,
  open,
  newMember,
}) => {
  const { account } = await newMember();
  await open('/m/trail');
  await page.waitForURL('**/m/home');
  await open('/m/voucherCenter');
  const main = page.getByRole('main');
  await expect(main).toContainText('Please login an actual account to use this function');
  await main.getByRole('link', { name: 'Log in' }).click();
  const opened = call(page, 'POST', '/wps/session/login');
  await fill(page, { username: account, password });
  await submit(page);
  expect((await opened).headers()['merchant']).toBe('amihanda');
  await expect.poll(() => whereabouts(page)).toBe('/m/voucherCenter');
  await expect(main.getByLabel(/^Amount/)).toBeVisible();
  expect(await sessionRecord(page)).toMatchObject({ merchantCode: 'amihanda', type: 0 });
});
