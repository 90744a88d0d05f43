import { developmentPrivateJwk } from '@playhouse/gateway';
import { CompactEncrypt, importJWK } from 'jose';
import { expect, password, test } from '../support/test';
import { call, calls, field, fill, sessionRecord, submit } from './steps';

/** A body sealed as pages did before they said when. */
async function sealedAsBefore(body: object): Promise<string> {
  const { d: _secret, ...publicJwk } = developmentPrivateJwk;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'development' })
    .encrypt(await importJWK(publicJwk, 'ECDH-ES'));
}

test('a login on a phone whose clock is three hours wrong goes as any other, and what it sent is good once [LOGIN-11]', async ({
  page,
  newMember,
  open,
}) => {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() - 3 * 3_600_000;
  });
  const { account } = await newMember();
  await open('/m/login');
  const logins = calls(page, '/wps/session/login');
  await fill(page, { username: account, password });
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(logins).toHaveLength(1);
  const [sent] = logins;
  const again = await page.request.post(sent?.url() ?? '', {
    headers: await sent?.allHeaders(),
    data: sent?.postData(),
  });
  expect(await again.json()).toMatchObject({ success: false, code: 'sealed.copy' });
});

test('a change of password that a proxy brings twice is done once, and nobody is told that it was not [LOGIN-11, CHPW-06]', async ({
  page,
  newMember,
  login,
  open,
  said,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const member = await newMember();
  await login(member);
  await open('/m/changePsw');
  const path = '/wps/member/password';
  const sent = calls(page, path);
  // The first one's answer is lost, and that of the copy comes.
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.fulfill({ response: await route.fetch() });
  });
  const typed = { newPassword: 'Another-2026', confirmNewPassword: 'Another-2026' };
  await fill(page, typed);
  await submit(page);
  await expect
    .poll(() => said.join(' '))
    .toContain('The answer was lost on its way. Please look whether it was done');
  expect(said.join(' ')).not.toContain('was not changed');
  expect(sent).toHaveLength(1);
  for (const [name, value] of Object.entries(typed))
    await expect(field(page, name)).toHaveValue(value);
});

test('a login from a page of an earlier release is told to reload, and keeps what was typed [LOGIN-11, ERR-01]', async ({
  page,
  newMember,
  open,
  said,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const { account } = await newMember();
  await page.route('**/wps/session/login', async (route) => {
    const postData = await sealedAsBefore({ type: 'username', username: account, password });
    await route.continue({ postData });
  });
  await open('/m/login');
  await fill(page, { username: account, password });
  const sent = call(page, 'POST', '/wps/session/login');
  await submit(page);
  await sent;
  await expect
    .poll(() => said.join(' '))
    .toContain('This page is older than the site. Please reload it and send this again.');
  await expect(field(page, 'username')).toHaveValue(account);
  await expect(field(page, 'password')).toHaveValue(password);
  expect(await sessionRecord(page)).toBeNull();
});
