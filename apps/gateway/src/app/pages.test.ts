import { sampleQuestions } from '@playhouse/fixtures/questions';
import { captchaCalls, lobbyCalls, walletCalls } from '@playhouse/wps';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { setDefaultHeaders } from './setDefaultHeaders';
import { findPaths } from './registerRoute';
import { routes } from './routes';
import { seatPlayer } from '../testing/seat';

const seat = seatPlayer();
const host = { 'X-Forwarded-Host': 'play.example:8443', 'X-Forwarded-Proto': 'https' };
const nobody = "'none'";
const own = "'self' https://play.example:8443";

async function payAddress(): Promise<string> {
  const question = { body: { methodId: 'gcash', amount: 500 } };
  const { value } = await seat.ask(walletCalls.createDeposit, question);
  return `/pay/${walletCalls.createDeposit.answer.parse(value).orderId}`;
}

async function playAddress(): Promise<string> {
  const { value } = await seat.ask(lobbyCalls.launchGame, sampleQuestions['lobby.launchGame']);
  return lobbyCalls.launchGame.answer.parse(value).url;
}

interface Page {
  readonly at: () => string | Promise<string>;
  readonly status?: number;
  /** Who may frame it. */
  readonly framedBy: string;
}

/** Every page that the platform has, by the routes that answer with one. */
const pages: readonly (readonly [string, Page])[] = [
  ['GET /play/:token{[\\w-]{20,64}}', { at: playAddress, framedBy: own }],
  [
    'GET /play/:token{[\\w-]{20,64}}',
    { at: () => `/play/${'x'.repeat(24)}`, status: 410, framedBy: own },
  ],
  ['GET /pay/:id', { at: payAddress, framedBy: nobody }],
  ['POST /pay/:id', { at: payAddress, framedBy: nobody }],
  ['GET /desk', { at: () => '/desk', framedBy: nobody }],
  ['GET /outbox', { at: () => '/outbox', framedBy: nobody }],
];

/** Routes that answer with data, pictures, files, or by leading elsewhere. */
const others: readonly string[] = [
  'GET /art/:kind/:file',
  ...[
    'POST /play/api/round',
    'POST /play/api/action',
    'GET /play/api/lottery',
    'POST /play/api/order',
    'GET /play/api/book',
    'GET /play/api/jackpot',
    'POST /play/api/slip',
    'POST /play/api/cashOut',
  ],
  'GET /desk/applications/:member/:activity/:position{\\d}',
  ...['POST /desk/applications/:member/:activity', 'POST /desk/:id'],
  'POST /desk/words/:id{\\d+}',
  'POST /wps/provider/:name/callback',
  ...['GET /outbox.json', 'POST /outbox/members', 'GET /outbox/captcha.json'],
  ...['GET /health', 'GET /ready'],
];

const framedBy = ({ headers }: Response) =>
  /(?:^|; )frame-ancestors ([^;]+)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
const isPage = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') === true;

describe('a page of the platform', () => {
  it('is listed here, or its route is known to answer with none', () => {
    const { app, services } = seat.platform.gateway;
    const calls = new Set(
      routes.flatMap(({ call }) =>
        [...findPaths(services, call)].map((path) => `${call.method} ${path}`),
      ),
    );
    const found = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !calls.has(route));
    expect(new Set(found)).toEqual(new Set([...pages.map(([route]) => route), ...others]));
  });

  it.each(pages)(
    'at %s may be framed by nobody but whom it names, and is kept by nobody',
    async (route, { at, status = 200, framedBy: due }) => {
      const method = route.split(' ')[0] ?? '';
      const answer = await seat.platform.request(await at(), { method, headers: host });
      expect([answer.status, isPage(answer)]).toEqual([status, true]);
      expect(framedBy(answer)).toBe(due);
      expect(answer.headers.get('X-Frame-Options')).toBe(due === nobody ? 'DENY' : null);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it.each([...others, 'GET /nowhere'])('is not what %s answers with', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const address = path.replace(/:\w+(?:\{.*\})?/g, '1');
    const answer = await seat.platform.request(address, {
      method,
      body: method === 'POST' ? '{}' : null,
    });
    expect(isPage(answer)).toBe(false);
    expect(answer.headers.get('Cache-Control')).not.toBeNull();
  });
});

it.each([
  ['GET', 'before it is paid'],
  ['POST', 'afterwards'],
])('a payment page leads back to its order on the site (%s, %s)', async (method) => {
  const at = await payAddress();
  const body = method === 'POST' ? new URLSearchParams({ decision: 'approve' }) : null;
  const answer = await seat.platform.request(at, { method, body, headers: host });
  const back = `/m/voucherCenter?orderId=${at.slice('/pay/'.length)}`;
  expect(await answer.text()).toContain(`href="${back}"`);
});

it('a deposit says where it is paid: on a page, by a code that is its address, or at a bank', async () => {
  const order = async (methodId: string) => {
    const body = { methodId, amount: 500 };
    const { value } = await seat.ask(walletCalls.createDeposit, { body, headers: host });
    return walletCalls.createDeposit.answer.parse(value);
  };
  const [card, qr, bank] = [await order('card'), await order('qr'), await order('bank')];
  expect([card.payUrl, card.qr]).toEqual([`/pay/${card.orderId}`, null]);
  expect(qr.qr).toMatch(new RegExp(`^https?://.+/pay/${qr.orderId}$`));
  expect([bank.payUrl, bank.instructions.length]).toEqual([null, 4]);
});

describe('what a page says nothing of', () => {
  const answerOf = async (headers: Readonly<Record<string, string>>) => {
    const app = new Hono()
      .use(setDefaultHeaders)
      .get('/', (hono) => hono.html('<p>', 200, headers));
    return app.request('/');
  };

  it.each([
    [{}, "frame-ancestors 'none'"],
    [
      { 'Content-Security-Policy': "default-src 'none'" },
      "default-src 'none'; frame-ancestors 'none'",
    ],
    [{ 'Content-Security-Policy': 'frame-ancestors *' }, 'frame-ancestors *'],
  ])('is refused: of %o becomes %s', async (headers, due) => {
    expect((await answerOf(headers)).headers.get('Content-Security-Policy')).toBe(due);
  });

  it('is not kept, where it does not say for how long', async () => {
    const kept = { 'Cache-Control': 'public, max-age=300' };
    expect((await answerOf(kept)).headers.get('Cache-Control')).toBe('public, max-age=300');
    expect((await answerOf({})).headers.get('Cache-Control')).toBe('no-store');
  });
});

const payment = { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) };
const isOpen = async (at: string) =>
  (await (await seat.platform.request(at)).text()).includes('Approve payment');

it.each([
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.play.example' }],
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
  [{ Origin: 'http://play.example:8443' }],
])('a form of another site decides nothing: %o', async (sender) => {
  const at = await payAddress();
  const headers = { ...host, ...sender };
  for (const path of [at, `/desk/${at.slice('/pay/'.length)}`, '/outbox/members'])
    expect((await seat.platform.request(path, { ...payment, headers })).status).toBe(403);
  expect(await isOpen(at)).toBe(true);
});

it.each([
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://play.example:8443' }],
  [{ Origin: 'https://play.example:8443' }],
  [{}],
])('a form of the page itself, or of a program, is taken: %o', async (sender) => {
  const at = await payAddress();
  const headers = { ...host, ...sender };
  expect((await seat.platform.request(at, { ...payment, headers })).status).toBe(200);
  expect(await isOpen(at)).toBe(false);
});

it.each([
  ['https', true],
  ['http', false],
])('a development page that is opened by %s says what it is: %s', async (scheme, says) => {
  const headers = { ...host, 'X-Forwarded-Proto': scheme };
  for (const at of [await payAddress(), '/desk', '/outbox']) {
    const page = await (await seat.platform.request(at, { headers })).text();
    expect(page.includes('This is a development platform')).toBe(says);
  }
});

it.each([
  ['https', true],
  ['http', false],
])('a cookie that is set by %s is sent by https alone: %s', async (scheme, secure) => {
  const { headers } = await seat.platform.ask(captchaCalls.captchaImage, {
    query: { type: 'login' },
    headers: { 'X-Forwarded-Proto': scheme },
  });
  expect(/; Secure/i.test(headers.get('Set-Cookie') ?? '')).toBe(secure);
});
