import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { promotionCalls } from '@playhouse/wps';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import type { Servers } from './servers';

const host = 'amihanda.example';

/** Where a game was, or never was. */
const spent = `/play/${'x'.repeat(24)}`;

/** The platform, as it is reached through nginx. */
export async function checkPlatform({ check }: Checks, servers: Servers): Promise<void> {
  const origin = `https://127.0.0.1:${servers.https}`;
  const call = (path: string, more: Partial<Parameters<typeof sendRequest>[0]> = {}) =>
    sendRequest({
      origin,
      path,
      host,
      ...more,
      headers: { merchant: 'amihanda', ...more.headers },
    });

  await check('the platform answers behind it, and its outbox does not', async () => {
    const status = await call('/wps/system/status');
    assert.equal((JSON.parse(String(status.bytes)) as { success: boolean }).success, true);
    const outbox = await call('/outbox.json');
    assert.equal(outbox.status, 404);
  });
  await check('what leads to the platform says the same of https as the site does', async () => {
    const strictOf = async (path: string) =>
      (await call(path)).headers['strict-transport-security'];
    const due = await strictOf('/m/home');
    const addresses = ['/wps/system/status', '/wps/none', '/art/category/RNG.svg', spent, '/pay/1'];
    assert.match(String(due), /^max-age=\d{8}/);
    for (const path of addresses) assert.equal(await strictOf(path), due, path);
    const plain = `http://127.0.0.1:${servers.http}`;
    const { headers } = await call('/m/home', { origin: plain });
    assert.equal(headers['strict-transport-security'], undefined);
  });
  await check('a game may be shown by the very site that it is asked at', async () => {
    const own = `${host}:${String(servers.https)}`;
    const { headers, status } = await call(spent, { headers: { host: own } });
    assert.equal(status, 410);
    const policy = String(headers['content-security-policy']);
    assert.ok(policy.includes(`; frame-ancestors 'self' https://${own};`), policy);
  });
  await check(
    'what is as large as the contract allows passes, what is larger is told so',
    async () => {
      const most = promotionCalls.applicationBytes;
      const send = (size: number) =>
        call('/wps/promotion/activities/apply', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': String(size) },
          body: `"${'x'.repeat(size - 2)}"`,
        });
      const [fits, over] = [await send(most - 1024), await send(most + 1)];
      assert.notEqual(fits.status, 413);
      assert.equal(over.status, 413);
      assert.equal((JSON.parse(String(over.bytes)) as { code: string }).code, 'request.invalid');
    },
  );
  await check('brotli where the browser takes it, and the same text in every coding', async () => {
    const page = async (coding: string) =>
      call('/m/login', { headers: { 'accept-encoding': coding } });
    const plain = String((await page('identity')).bytes);
    assert.equal(String(gunzipSync((await page('gzip')).bytes)), plain);
    const other = await page('br, gzip');
    const isBrotli = other.headers['content-encoding'] === 'br';
    assert.equal(String((isBrotli ? brotliDecompressSync : gunzipSync)(other.bytes)), plain);
  });
}
