import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../free-port';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import type { Nginx } from './findNginx';
import { deployTo, type Servers } from './servers';
import { startNginx } from './startNginx';

const host = 'amihanda.example';

interface Seen {
  readonly by: number;
  readonly headers: IncomingHttpHeaders;
}

/** A gateway that answers with what it was asked. */
async function startMirror(by: number, seen: Seen[]): Promise<Server> {
  const server = createServer((request, response) => {
    seen.push({ by, headers: request.headers });
    const type = request.url?.endsWith('.svg') === true ? 'image/svg+xml' : 'application/json';
    response.setHeader('Strict-Transport-Security', 'max-age=1');
    response.setHeader('Content-Type', type).end(JSON.stringify(request.headers));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Checks the requests that gateways behind one nginx get, and what follows when they go away. */
export async function checkGateways(
  { check }: Checks,
  { folder }: Pick<Servers, 'folder'>,
  nginx: Nginx,
): Promise<void> {
  const seen: Seen[] = [];
  const gateways = [await startMirror(0, seen), await startMirror(1, seen)];
  const out = join(folder, 'mirrored');
  const ports = { http: await freePort(5090), https: await freePort(5190) };
  const deploy = (trustedProxies: readonly string[]) =>
    deployTo(out, { ...ports, gateways: gateways.map(urlOf), trustedProxies: [...trustedProxies] });
  await deploy([]);
  const site = { nginx, out, folder: join(folder, 'mirrored-nginx'), port: ports.https };
  const server = await startNginx(site);
  const origin = `https://127.0.0.1:${ports.https}`;
  const call = (method: string, headers: Record<string, string> = {}) =>
    sendRequest({ origin, path: '/wps/system/status', host, method, headers });
  const addressTold = async (claimed: string) => {
    const { bytes } = await call('GET', { 'x-forwarded-for': claimed });
    return (JSON.parse(String(bytes)) as IncomingHttpHeaders)['x-forwarded-for'];
  };
  try {
    await check(
      'a caller is told to the gateways by its own address, whatever it claims',
      async () => {
        assert.equal(await addressTold('6.6.6.6'), '127.0.0.1');
      },
    );
    await check('a proxy that is named is believed, and nobody beyond it', async () => {
      await deploy(['127.0.0.1', '10.0.0.0/8']);
      await server.reload();
      assert.equal(await addressTold('6.6.6.6, 5.5.5.5, 10.1.2.3'), '5.5.5.5');
    });
    await check('gateways take turns, and know by which name they are called', async () => {
      seen.length = 0;
      for (let times = 0; times < 6; times += 1) await call('GET');
      assert.deepEqual(new Set(seen.map(({ by }) => by)), new Set([0, 1]));
      for (const { headers } of seen) {
        assert.equal(headers.host, host);
        assert.equal(headers['x-forwarded-proto'], 'https');
      }
    });
    await check('how long browsers keep to https is not for a gateway to say', async () => {
      const { headers } = await call('GET');
      assert.match(String(headers['strict-transport-security']), /^max-age=31536000;[^,]+$/);
    });
    await check('what a gateway answers is compressed on the way: JSON and pictures', async () => {
      for (const path of ['/lgw/games/mobile', '/art/game/x.svg']) {
        const headers = { 'accept-encoding': 'gzip', 'x-long': 'x'.repeat(1000) };
        const answer = await sendRequest({ origin, path, host, headers });
        assert.equal(answer.headers['content-encoding'], 'gzip', path);
        assert.match(String(answer.headers.vary), /accept-encoding/i);
        assert.match(String(gunzipSync(answer.bytes)), /x{1000}/);
      }
    });
    await check('one gateway that goes away is not noticed; nothing is sent twice', async () => {
      gateways[0]?.closeAllConnections();
      gateways[0]?.close();
      seen.length = 0;
      const answers = [];
      for (const method of ['GET', 'GET', 'GET', 'POST', 'POST', 'POST'])
        answers.push(await call(method));
      assert.ok(answers.slice(0, 3).every(({ status }) => status === 200));
      const posted = answers.slice(3).filter(({ status }) => status === 200);
      assert.equal(seen.length, 3 + posted.length);
    });
    await check('a platform that is away is said to be, in the words of its client', async () => {
      gateways[1]?.closeAllConnections();
      gateways[1]?.close();
      const { status, headers, bytes } = await call('GET');
      assert.equal(status, 502);
      assert.equal(headers['cache-control'], 'no-store');
      const { code } = JSON.parse(String(bytes)) as { code: string };
      assert.equal(code, 'gateway.unreachable');
    });
  } finally {
    await server.close();
    for (const gateway of gateways) gateway.close();
  }
}
