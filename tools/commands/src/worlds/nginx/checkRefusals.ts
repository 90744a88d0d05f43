import assert from 'node:assert/strict';
import type { Checks } from '../checks';
import { sendRequest, type PlainAnswer } from './sendRequest';
import { hostilePaths } from './hostilePaths';
import type { Servers } from './servers';
import { sendRaw, type RawAnswer } from './sendRaw';

const host = 'amihanda.example';
const long = 'a'.repeat(40_000);

const get = (path: string, ...headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n');

/** Requests that a server refuses before, while and after it finds what they are for. */
const refused: Readonly<Record<string, string>> = {
  'an address that cannot be read': get('/m/%zz'),
  'an address without end': get(`/${long}`),
  'a header without end': get('/m/home', `X-Long: ${long}`),
  'no request': 'HELLO',
  'a method of nobody': get('/m/home').replace('GET', 'FETCH'),
  'a trace': get('/m/home').replace('GET', 'TRACE'),
  'a protocol of nobody': get('/m/home').replace('HTTP/1.1', 'HTTP/7.0'),
  'no host': 'GET /m/home HTTP/1.1\r\nConnection: close',
  'two hosts': get('/m/home', 'Host: evil.example'),
  'a length that is none': get('/m/home', 'Content-Length: some'),
  'a body too large': get('/m/home', 'Content-Length: 900000000'),
  'a coding of nobody': get('/m/home', 'Transfer-Encoding: none'),
  'a part that is not there': get('/m/home', 'Range: bytes=90000000-'),
  'a page as of another day': get('/m/home', 'If-Unmodified-Since: Thu, 01 Jan 1998 00:00:00 GMT'),
  'another version of a page': get('/m/home', 'If-Match: "x"'),
  'a challenge that is not there': get('/.well-known/acme-challenge/x'),
  'an asset that is not there': get('/assets/missing.js'),
  'a file that is not there': get('/m/foo.bar', 'Accept: text/html'),
  'a page by another way': get('/m/home'),
};

/** No page frames what a server says, and nobody keeps what was said instead of a page. */
function assertSafe(
  { status, headers }: Pick<PlainAnswer, 'status' | 'headers'>,
  due: string,
): void {
  const type = String(headers['content-type']);
  if (type.startsWith('text/html')) assert.equal(headers['content-security-policy'], due);
  if (status >= 400) assert.equal(headers['cache-control'], 'no-store', String(status));
  assert.notEqual(status, 500);
}

/** Whatever a server says instead of what it was asked for. */
export async function checkRefusals({ check }: Checks, servers: Servers): Promise<void> {
  const secure = `https://127.0.0.1:${servers.https}`;
  const plain = `http://127.0.0.1:${servers.http}`;
  const preview = servers.previews['amihanda'] ?? '';
  const home = await sendRequest({ origin: preview, path: '/m/home' });
  const policy = String(home.headers['content-security-policy']);
  assert.match(policy, /frame-ancestors 'none'/);

  for (const [title, text] of Object.entries(refused)) {
    await check(`${title} is answered without a page that can be framed or kept`, async () => {
      const origins = [secure, plain, secure.replace('https', 'http')];
      const answers = await Promise.all(
        origins.map((origin) => sendRaw({ origin, host, text: `${text}\r\n\r\n` })),
      );
      const told = answers.filter((answer): answer is RawAnswer => answer !== undefined);
      assert.ok(told.length > 0 || title === 'no host', 'Nobody answers.');
      for (const answer of told) assertSafe(answer, policy);
    });
  }
  await check('nothing that is not there is kept, by nginx or by the preview', async () => {
    for (const origin of [secure, preview]) {
      const missing = await Promise.all(
        [...hostilePaths, '/logo-old.png', '/assets/old-9z.js'].flatMap((path) =>
          ['text/html', '*/*'].map((accept) =>
            sendRequest({ origin, path, host, headers: { accept } }),
          ),
        ),
      );
      assert.ok(missing.filter(({ status }) => status === 404).length > 20);
      for (const answer of missing) assertSafe(answer, policy);
    }
  });
  await check('a redirect has no page of the server’s own', async () => {
    const answer = await sendRequest({ origin: plain, path: '/m/home', host });
    assert.equal(answer.status, 308);
    assert.doesNotMatch(String(answer.headers['content-type']), /html/);
    assert.doesNotMatch(String(answer.bytes), /</);
  });
}
