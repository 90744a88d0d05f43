import { expect, test } from '../support/test';
import { call, sessionRecord } from './steps';

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
  await page.waitForURL('**/m/home');
  await expect
    .poll(() => said)
    .toContain('Free-trial accounts cannot use this. Create an account to go on.');
});
