import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deltaCoder } from '../site/delta';
import { startPreview, type Preview } from './startPreview';
import { stampMerchant } from '../stamp/stampMerchant';
import { createSandbox, type Sandbox } from '../testing/fakeSite';

/** A platform that tells what it was asked, and streams. */
function fakeGateway(): Promise<Server> {
  const server = createServer((incoming, response) => {
    void readText(incoming).then((body) => {
      response.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
      response.write('{"url":');
      response.end(
        `${JSON.stringify(incoming.url)},${JSON.stringify({
          body,
          method: incoming.method,
          forwarded: incoming.headers['x-forwarded-for'],
          scheme: incoming.headers['x-forwarded-proto'],
        }).slice(1)}`,
      );
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('startPreview', () => {
  let sandbox: Sandbox;
  let gateway: Server;
  let preview: Preview;

  beforeAll(async () => {
    sandbox = createSandbox();
    await stampMerchant('amihanda', sandbox);
    gateway = await fakeGateway();
    const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    preview = await startPreview({ code: 'amihanda', port: 0, gatewayUrl, places: sandbox });
  });
  afterAll(async () => {
    await preview.close();
    gateway.close();
    sandbox.remove();
  });

  const get = (path: string, init?: RequestInit) => fetch(preview.url + path, init);

  it('serves home with its policy and asks browsers to check again [ROUTE-01]', async () => {
    const response = await get('/m/home?x=1');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('class="home"');
    expect(response.headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'",
    );
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  it('serves the application at every other address [ROUTE-18]', async () => {
    const response = await get('/m/some/where');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('class="frame"');
  });

  it('answers in the language of the cookie, and says that it reads it [LANG-01]', async () => {
    const response = await get('/m/home', { headers: { Cookie: 'language=EN' } });
    expect(await response.text()).toContain('Amihanda EN');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary, Cookie');
  });

  it('keeps hashed assets for good and tells of what kind a file is', async () => {
    const response = await get('/assets/main-1a.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    const profile = await get('/webclip.mobileconfig');
    expect(profile.headers.get('content-type')).toBe('application/x-apple-aspen-config');
  });

  it('shows the application to who comes for a page and names a file that is not there', async () => {
    const headers = { Accept: 'text/html,*/*;q=0.8' };
    const response = await get('/m/foo.bar', { headers });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('class="frame"');
    expect(response.headers.get('content-security-policy')).toContain('script-src');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/m/foo.bar', { headers: { ...headers, 'If-None-Match': etag } });
    expect(again.status).toBe(404);
    expect((await get('/m/foo.bar')).headers.get('content-type')).toContain('text/plain');
    expect((await get('/assets/old-9z.js', { headers })).headers.get('content-type')).toContain(
      'text/plain',
    );
  });

  it('shows nobody the source, wherever a build has left its maps', async () => {
    sandbox.write('site/client/assets/main-1a.js.map', '{}');
    sandbox.write('site/maps/main-1a.js.map', '{}');
    for (const path of ['/assets/main-1a.js.map', '/maps/main-1a.js.map', '/main-1a.js.map'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('answers 304 to a browser that has the page', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('refuses to be written to', async () => {
    const response = await get('/m/home', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('answers %s with %s', async (accepted, encoding) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${preview.url}/`, { headers: { 'Accept-Encoding': accepted } }, resolve)
        .once('error', reject)
        .end();
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(response.headers['content-encoding']).toBe(encoding);
    if (encoding === 'br') {
      expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toContain('class="home"');
    }
  });

  it('answers a browser that has the dictionary with what is new in a page, and no other', async () => {
    const meta = /<meta name="playhouse-dictionary" content="([^"]*)">/;
    const [, place = ''] = meta.exec(await (await get('/m/login')).text()) ?? [];
    const offered = await get(place);
    expect(offered.headers.get('use-as-dictionary')).toContain('match-dest=("document" "")');
    expect(offered.headers.get('cache-control')).toContain('immutable');
    const dictionary = Buffer.from(await offered.arrayBuffer());
    const word = `:${createHash('sha256').update(dictionary).digest('base64')}:`;
    const ask = (codings: string, named: string) =>
      get('/m/login', { headers: { 'Accept-Encoding': codings, 'Available-Dictionary': named } });
    const answer = await ask('gzip, br, dcb, dcz', word);
    expect(answer.headers.get('content-encoding')).toBe('dcz');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary, Cookie');
    const { decode } = await deltaCoder();
    const page = decode(Buffer.from(await answer.arrayBuffer()), dictionary).toString();
    expect(page).toBe(await (await get('/m/login')).text());
    const unknown = `:${createHash('sha256').update('another').digest('base64')}:`;
    for (const other of [await ask('gzip, br', word), await ask('br, dcz', unknown)])
      expect(other.headers.get('content-encoding')).toBe('br');
    for (const path of ['/dcz/', '/dcz/a/pages/TY/home.html', '/dcz/a/m/dictionary/main-1a.txt'])
      expect(await (await get(path)).text()).toContain('class="frame"');
  });

  it('passes calls on to the gateway with method, query, body and callers, and the answer back', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    const sent = { method: 'PUT', body: 'secret', headers };
    const response = await get('/wps/session/login?a=%20b', sent);
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({
      url: '/wps/session/login?a=%20b',
      body: 'secret',
      method: 'PUT',
      forwarded: '203.0.113.7, 127.0.0.1',
      scheme: 'http',
    });
  });

  it('answers 502 in the platform’s own form while the gateway is down', async () => {
    const alone = await startPreview({
      code: 'amihanda',
      port: 0,
      gatewayUrl: 'http://127.0.0.1:9',
      places: sandbox,
    });
    const response = await fetch(`${alone.url}/wps/system/status`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ success: false, code: 'gateway.unreachable' });
    await alone.close();
  });
});
