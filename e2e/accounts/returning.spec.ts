import { forgetSession } from '../support/earlierVisit';
import { expect, password, test } from '../support/test';
import { fill, submit, whereabouts } from './steps';

const membersOnly = [
  '/m/message',
  '/m/webEmail',
  '/m/inviteFriends',
  '/m/securityCenter',
  '/m/member/notice?types=A',
  '/m/rewardCenter',
  '/m/withdraw',
];

test('a screen for members sends a visitor to the login, which leads back to it [LOGIN-15, SESS-05]', async ({
  page,
  newMember,
  open,
}) => {
  for (const address of membersOnly) {
    await open(address);
    await page.waitForURL('**/m/login?**');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(address);
  }
  await open('/m/member/notice?types=A');
  const { account } = await newMember();
  await fill(page, { username: account, password });
  await submit(page);
  await expect.poll(() => whereabouts(page)).toBe('/m/member/notice?types=A');
  // The login is not a step of the way back.
  await page.goBack();
  await expect.poll(() => whereabouts(page)).not.toContain('/m/login');
});

test('change password and settings send a visitor home [CHPW-02, SET-01]', async ({
  page,
  open,
}) => {
  for (const address of ['/m/changePsw', '/m/set']) {
    await open(address);
    await page.waitForURL('**/m/home');
  }
});

test('registering instead leads back too [LOGIN-15]', async ({ page, open }) => {
  await open('/m/login?returnTo=%2Fm%2Fmessage');
  await page.getByRole('link', { name: 'Register now' }).click();
  await page.waitForURL('**/m/register?returnTo=%2Fm%2Fmessage');
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/m/login?returnTo=%2Fm%2Fmessage');
});

test('nobody is led to a foreign site after a login [LOGIN-15]', async ({
  page,
  newMember,
  open,
}) => {
  const member = await newMember();
  for (const target of [
    'https://evil.example/m/home',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await open(`/m/login?returnTo=${encodeURIComponent(target)}`);
    await fill(page, { username: member.account, password });
    await submit(page);
    await page.waitForURL(/127\.0\.0\.1:\d+\/m\/home$/);
    await forgetSession(page);
  }
});
