import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bakedElementId } from '@playhouse/whitelabel';
import { JSDOM } from 'jsdom';
import { systemCalls } from '@playhouse/wps';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deltaCoder } from '../site/delta';
import { dictionaryId, variantPath } from '../site/dictionary';
import { stampMerchant } from '../stamp/stampMerchant';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { renewOnce } from './renewDocuments';
import { takeSnapshot } from './takeSnapshot';
import { Versions } from './Versions';

type Reply = (response: ServerResponse) => void;

const value =
  (answer: unknown): Reply =>
  (response) =>
    void response.end(JSON.stringify({ success: true, value: answer }));
const text =
  (body: string): Reply =>
  (response) =>
    void response.end(body);

/** The platform's usual answers; each test changes a part. */
const usual: Record<string, Reply> = {
  '/wps/system/status': value({ status: 0 }),
  '/wps/system/whitelabel': value({ flags: { DIRECTREG3: false } }),
  '/news': text('games of today'),
};

describe('a snapshot', () => {
  let sandbox: Sandbox;
  let platform: Server;
  let replies: Record<string, Reply>;
  beforeEach(async () => {
    sandbox = createSandbox();
    await stampMerchant('amihanda', sandbox);
    replies = { ...usual };
    platform = createServer((request, response) => {
      const url = request.url ?? '';
      const reply = replies[url] ?? replies[url.replace(/\?.*/, '')];
      if (reply) reply(response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    platform.closeAllConnections();
    platform.close();
    sandbox.remove();
  });

  const take = () => {
    const { port } = platform.address() as AddressInfo;
    return takeSnapshot({
      code: 'amihanda',
      platform: `http://127.0.0.1:${port}`,
      places: sandbox,
      timeoutMs: 500,
    });
  };
  const file = (name: string) => join(sandbox.out, 'amihanda/snapshot', name);
  const home = () => readFileSync(file('TY/home.html'), 'utf8');

  it('becomes the dictionary of its build, the first time, and is there as what is new beside it', async () => {
    const site = join(sandbox.out, 'amihanda');
    const dictionary = () => readFileSync(join(site, 'm/dictionary/main-1a.txt'));
    expect(dictionary()).toEqual(readFileSync(join(site, 'pages/TY/home.html')));
    await take();
    const first = dictionary();
    expect(first).toEqual(readFileSync(file('TY/home.html')));
    replies['/news'] = text('games of tomorrow');
    await take();
    expect(dictionary()).toEqual(first);
    const { decode } = await deltaCoder();
    for (const path of ['snapshot/TY/home.html', 'snapshot/EN/home.html', 'pages/EN/app.html']) {
      const delta = readFileSync(join(site, variantPath(dictionaryId(first) ?? '', path)));
      expect(decode(delta, first)).toEqual(readFileSync(join(site, path)));
    }
  });

  const renderings = () => (globalThis as { renderings?: number }).renderings;
  const stateOf = (name: string) => {
    const { ino, mtimeMs } = statSync(file(name));
    return { ino, mtimeMs };
  };

  it('neither renders nor writes a document of a merchant of which nothing has changed', async () => {
    await take();
    const before = { renderings: renderings(), home: stateOf('TY/home.html') };
    await take();
    expect({ renderings: renderings(), home: stateOf('TY/home.html') }).toEqual(before);
  });

  it('renders and writes those of which something has changed alone', async () => {
    await take();
    const before = { home: stateOf('TY/home.html'), list: stateOf('TY/list-RNG.html') };
    replies['/news?of=home'] = text('games of tomorrow');
    expect((await take()).rendered).toBe(2);
    expect(home()).toContain('games of tomorrow');
    expect(stateOf('TY/home.html')).not.toEqual(before.home);
    expect(stateOf('TY/list-RNG.html')).toEqual(before.list);
    expect(existsSync(file('TY/list-RNG.html.br'))).toBe(true);
  });

  it('is looked after with one call that needs no answer, while nothing has changed', async () => {
    const asked: string[] = [];
    replies[systemCalls.contentVersion.path] = (response) => {
      const isKnown = response.req.headers['if-none-match'] === '"today"';
      response.writeHead(isKnown ? 304 : 200, { ETag: '"today"' }).end();
    };
    platform.on('request', ({ url }) => asked.push(url ?? ''));
    const { port } = platform.address() as AddressInfo;
    const renewal = {
      ...{ codes: ['amihanda'], platform: `http://127.0.0.1:${port}` },
      places: sandbox,
    };
    const versions = new Versions(renewal.platform, sandbox);
    const say = { log: vi.fn(), warn: vi.fn(), error: vi.fn() };
    await renewOnce(renewal, versions, say);
    const confirmed = join(sandbox.out, 'amihanda/renewed.json');
    utimesSync(confirmed, 0, 0);
    asked.length = 0;
    await renewOnce(renewal, versions, say);
    expect(asked).toEqual([systemCalls.contentVersion.path]);
    expect(say.log).toHaveBeenCalledOnce();
    expect(Date.now() - statSync(confirmed).mtimeMs).toBeLessThan(10_000);
    sandbox.edit('merchants/amihanda/whitelabel.json', (own) => `${own}\n`);
    await renewOnce(renewal, versions, say);
    expect(asked.length).toBeGreaterThan(2);
  });

  it('is not said to be as the platform has it while the platform fails', async () => {
    await take();
    const confirmed = join(sandbox.out, 'amihanda/renewed.json');
    utimesSync(confirmed, 0, 0);
    replies['/news'] = (response) => response.destroy();
    await expect(take()).rejects.toThrow();
    expect(statSync(confirmed).mtimeMs).toBe(0);
  });

  it('holds every document in every language, with answers and run-time config [WL-02]', async () => {
    const { documents } = await take();
    expect(documents).toBe(4);
    expect(home()).toContain('games of today');
    expect(readFileSync(file('EN/list-RNG.html'), 'utf8')).toContain('games of today');
    expect(existsSync(file('EN/home.html.br'))).toBe(true);
    expect(home()).not.toContain('skeleton');
  });

  it.each<[string, Record<string, Reply>]>([
    ['is in maintenance', { '/wps/system/status': value({ status: 1 }) }],
    [
      'answers what the contract does not allow',
      { '/wps/system/status': value({ status: 'open' }) },
    ],
    ['fails half-way', { '/news': (response) => response.destroy() }],
    ['takes the question and never answers', { '/wps/system/status': () => undefined }],
  ])('stays as it was when the platform %s', async (_what, broken) => {
    await take();
    replies = { ...usual, '/news': text('half of tomorrow'), ...broken };
    await expect(take()).rejects.toThrow();
    expect(home()).toContain('games of today');
    replies = usual;
    await expect(take()).resolves.toBeDefined();
  });

  it('holds markup in the platform’s texts as texts', async () => {
    const hostile = '</script><script src="https://evil.example"></script>$&<!--';
    const resource = { resourceType: 'Android', url: 'https://app.example', labelNameEn: hostile };
    replies = {
      ...usual,
      '/news': text(hostile),
      '/wps/system/whitelabel': value({ resources: [resource] }),
    };
    await take();
    const { document } = new JSDOM(home()).window as Window;
    const addresses = [...document.scripts].map(({ src }) => src);
    expect(addresses.filter((src) => src.includes('evil'))).toEqual([]);
    const block = (id: string) =>
      JSON.parse(document.getElementById(id)?.textContent ?? 'null') as unknown;
    expect(block('playhouse-data')).toMatchObject({ state: hostile });
    expect(block(bakedElementId)).toMatchObject({ resources: [resource] });
    expect(document.querySelector('main')?.textContent).toContain(hostile);
  });

  it('is not rendered by an older build than the one in place', async () => {
    await take();
    const before = home();
    const path = join(sandbox.site, 'server/entry-server.js');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    await take();
    writeFileSync(path, `${text}\n`);
    await expect(take()).rejects.toThrow('compiled anew since this command began');
    expect(home()).toBe(before);
  });

  it('says how to build a merchant that is not built', async () => {
    const order = { code: 'corvalume', platform: 'http://127.0.0.1:9', places: sandbox };
    await expect(takeSnapshot(order)).rejects.toThrow('npx nx build corvalume');
  });
});
