import { merchants, sitePort } from '../support/ports';
import { expect, password, test } from '../support/test';
import { calls, field, fill, submit, submitButton } from './steps';

const [merchant] = merchants;
/** A name that is not this machine's: browsers trust a page there only over https. */
const host = 'plain.example';

test.use({
  baseURL: `http://${host}:${sitePort(merchant)}`,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    }),
});

test('login over plain http says why it is not sent and keeps what was typed [LOGIN-11, ERR-01]', async ({
  page,
  newMember,
  open,
  said,
  expectedErrors,
}) => {
  // A browser complains about a header that it takes over https only.
  expectedErrors.push(/Cross-Origin-Opener-Policy/);
  const { account } = await newMember();
  await open('/m/login');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const logins = calls(page, '/wps/session/login');
  await fill(page, { username: account, password });
  await submit(page);
  await expect
    .poll(() => said.join(' '))
    .toContain('A secure connection is needed. Open this site with https.');
  await expect(submitButton(page)).toBeEnabled();
  await expect(field(page, 'username')).toHaveValue(account);
  await expect(field(page, 'password')).toHaveValue(password);
  expect(logins).toHaveLength(0);
});
