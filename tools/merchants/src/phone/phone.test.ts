import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview, type Preview } from '../serving/startPreview';
import { stampMerchant } from '../stamp/stampMerchant';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { getCertificate, type OwnCertificate } from './certificate';

let sandbox: Sandbox;
let platform: Server;
let preview: Preview;
let certificate: OwnCertificate;
const asked: string[] = [];

beforeAll(async () => {
  sandbox = createSandbox();
  await stampMerchant('amihanda', sandbox);
  platform = createServer((incoming, response) => {
    const told = ['x-forwarded-proto', 'x-forwarded-host'].map((name) => incoming.headers[name]);
    asked.push([...told, incoming.url].join(' '));
    response.end('platform');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const gatewayUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  certificate = getCertificate('127.0.0.1', join(sandbox.root, 'certificate'));
  const closed = ['/outbox', '/pay'] as const;
  const more = { host: '127.0.0.1', certificate, closed, gatewayUrl, places: sandbox };
  preview = await startPreview({ code: 'amihanda', port: 0, ...more });
});
afterAll(async () => {
  await preview.close();
  platform.close();
  sandbox.remove();
});

/** As a phone that was told to trust this very certificate for this very address. */
const get = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request(preview.url, { path, ca: certificate.cert }, (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode, body }));
    })
      .once('error', reject)
      .end();
  });

it('serves the site by https under an address, as browsers encrypt nowhere else', async () => {
  expect(preview.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  expect((await get('/m/home')).body).toContain('class="home"');
});

it('tells the platform the address that the browser sees', async () => {
  expect(await get('/wps/system/status')).toEqual({ status: 200, body: 'platform' });
  expect(asked).toEqual([`https ${new URL(preview.url).host} /wps/system/status`]);
});

it.each([
  ...['/outbox', '/outbox.json?to=1', '/%6futbox', '/outbox/captcha.json', '/outbox%2e'],
  ...['/pay/1', '/p%61y/1', '/pay'],
])('keeps %s on this machine, and says so', async (path) => {
  asked.length = 0;
  const { status, body } = await get(path);
  expect(status).toBe(403);
  expect(body).toMatch(/on the machine that serves it only: http:\/\/127\.0\.0\.1:\d+\//);
  expect(asked).toEqual([]);
});

it.each(['/desk', '/desk/1', '/health', '/wps/../outbox', '/wps/%2e%2e/outbox', '//outbox'])(
  'passes nothing of %s on',
  async (path) => {
    asked.length = 0;
    expect((await get(path)).body).not.toBe('platform');
    expect(asked).toEqual([]);
  },
);

it('keeps its certificate while it is valid, so that a phone is asked once', () => {
  const folder = join(sandbox.root, 'certificate');
  expect(getCertificate('127.0.0.1', folder).fingerprint).toBe(certificate.fingerprint);
  const later = Date.now() + 90 * 86_400_000;
  expect(getCertificate('127.0.0.1', folder, later).fingerprint).not.toBe(certificate.fingerprint);
});
