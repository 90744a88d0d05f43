import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentRelease } from '@playhouse/merchants/deploy/release';
import { caching } from '@playhouse/merchants/site/caching';
import { dictionariesAt } from '@playhouse/merchants/site/offerDictionary';
import { paths } from '@playhouse/navigation';
import type { Checks } from '../checks';
import { sendRequest, hashBytes, type PlainAnswer } from './sendRequest';
import { hostilePaths } from './hostilePaths';
import type { Servers } from './servers';

/** Headers that each server sets its own way. */
const own: readonly string[] = [
  ...['server', 'date', 'connection', 'keep-alive', 'etag', 'last-modified', 'accept-ranges'],
  ...['content-length', 'transfer-encoding'],
];

/** Order and form of a list are a server's own. */
function said({ headers }: PlainAnswer): Record<string, string> {
  const known = Object.entries(headers).filter(([name]) => !own.includes(name));
  const words = (value: unknown) => String(value).toLowerCase().split(/,\s*/).sort().join(', ');
  return Object.fromEntries(
    known.map(([name, value]) => [name, name === 'vary' ? words(value) : String(value)]),
  );
}

const isPage = ({ headers }: PlainAnswer) =>
  String(headers['content-type']).startsWith('text/html');

const servedOf = (out: string, code: string) =>
  currentRelease(out)?.content.merchants.find((merchant) => merchant.code === code);

/** Headers that https adds, which a preview has not. */
const secureOf = (out: string, code: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(servedOf(out, code)?.headers.deploy ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

/** The dictionary that a browser has after a visit, as its requests name it. */
function dictionaryOf(out: string, code: string): Record<string, string> {
  const site = join(out, 'current/sites', code);
  const [path = ''] = dictionariesAt(site);
  const hash = createHash('sha256')
    .update(readFileSync(join(site, path)))
    .digest('base64');
  return { 'available-dictionary': `:${hash}:` };
}

/** The address of each screen, document and file of a merchant. */
function addressesOf(out: string, code: string): string[] {
  const served = servedOf(out, code);
  const [script = ''] = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'));
  const documents = served?.addresses.documents ?? [];
  const [dictionary = ''] = dictionariesAt(join(out, 'current/sites', code)).map(
    (path) => `/${path}`,
  );
  return [
    ...new Set([
      ...Object.values(paths).map(({ path }) => path.replace(/:\w+\*?/g, 'x')),
      ...documents.flatMap((document) =>
        document.paths.map((path) => path + (document.query ? `?${document.query}` : '')),
      ),
      ...(served?.addresses.files ?? []),
      ...['/M/Home', '/m/home/', '/m/home?source=pwa', '/register.html', '/m/nowhere'],
      ...['/sw.js', '/manifest.webmanifest', '/webclip.mobileconfig', '/robots.txt', '/logo.svg'],
      ...['/icons/icon-192.png', `/assets/${script}`, dictionary],
    ]),
  ];
}

/** Every address of every merchant, and some that somebody makes up, answered as the preview answers them. */
export async function checkAnswers({ check }: Checks, servers: Servers): Promise<void> {
  const { https, previews, out } = servers;
  for (const [code, preview] of Object.entries(previews)) {
    const host = `${code}.example`;
    const secure = secureOf(out, code);
    assert.ok('strict-transport-security' in secure);
    const compare = async (path: string, headers: Record<string, string>, method = 'GET') => {
      const served = await sendRequest({
        origin: `https://127.0.0.1:${https}`,
        path,
        method,
        host,
        headers,
      });
      const due = await sendRequest({ origin: preview, path, method, headers });
      // nginx reads an address more strictly than Node, which then has the application say that nothing is there.
      if (path.includes('%') || path.includes('..')) {
        if ([400, 404].includes(served.status) && isPage(due)) {
          if (isPage(served))
            assert.deepEqual(said(served), {
              ...{ ...said(due), ...secure },
              'cache-control': caching.nothing,
            });
          return;
        }
      }
      assert.equal(served.status, due.status);
      assert.deepEqual(said(served), { ...said(due), ...secure });
      if ([undefined, 'dcz'].includes(served.headers['content-encoding']))
        assert.equal(hashBytes(served.bytes), hashBytes(due.bytes));
    };
    for (const path of addressesOf(out, code)) {
      await check(`${code} ${path} answers as in the preview`, async () => {
        for (const coding of ['identity', 'gzip', 'br'])
          await compare(path, { 'accept-encoding': coding, accept: 'text/html,*/*' });
        await compare(path, { cookie: 'language=EN', 'accept-encoding': 'gzip' });
        await compare(path, { cookie: 'language=../../x', accept: '*/*' });
        await compare(path, { accept: '*/*' }, 'POST');
        await compare(path, { accept: '*/*' }, 'HEAD');
        await compare(path, { 'accept-encoding': 'gzip, br, dcz', ...dictionaryOf(out, code) });
        await compare(path, { 'accept-encoding': 'gzip', ...dictionaryOf(out, code) });
      });
    }
    for (const path of hostilePaths) {
      await check(`${code} ${path.slice(0, 60)} gives away no more than the preview`, async () => {
        await compare(path, { accept: 'text/html,*/*' });
        await compare(path, { accept: 'application/json' });
      });
    }
  }
}
