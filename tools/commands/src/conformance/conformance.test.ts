import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sampleQuestions } from '@playhouse/fixtures/questions';
import { demoAccounts, readMerchants, startGateway } from '@playhouse/gateway';
import type { RunningGateway } from '@playhouse/gateway';
import { listCalls, walletCalls } from '@playhouse/wps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAccounts } from './accountsFile';
import type { AccountsFile } from './accountsFile';
import { checkPlatform } from './checkPlatform';
import type { CheckOptions } from './checkPlatform';
import { questionFor } from './questions';
import { conforms } from './report';
import type { Report } from './report';
import { PlatformRecords } from './PlatformRecords';

const workspaceRoot = fileURLToPath(new URL('../../../..', import.meta.url));
const merchants = readMerchants(`${workspaceRoot}merchants`).slice(0, 1);

/** A Saturday, 12:05 in Manila. */
const moment = Date.parse('2026-11-21T04:05:00Z');

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ dataDir: ':memory:', merchants, now: () => moment });
}, 240_000);
afterAll(() => gateway.close());

/** Calls that are asked here for what the demo platform has. */
const asked = ['registration.affiliateCheck', 'agent.linkVisits', 'wallet.intent'] as const;
const written = ['lobby.placeOrder', 'wallet.createDeposit'] as const;

const accounts: AccountsFile = {
  accounts: demoAccounts.slice(0, 2).map(({ username, password }) => ({ username, password })),
  fields: {},
  calls: Object.fromEntries([
    ...asked.map((name) => [name, sampleQuestions[name]]),
    ...written.map((name) => [name, { as: 'demo_player', ...sampleQuestions[name] }]),
  ]) as AccountsFile['calls'],
};

function check(more: Partial<CheckOptions> = {}): Promise<Report> {
  const [merchant] = merchants;
  if (merchant === undefined) throw new Error('there is no merchant');
  return checkPlatform({ url: gateway.url, merchant, accounts, write: false, ...more });
}

/** Everything that differs, as a person reads it. */
const told = ({ results }: Report) =>
  results.flatMap(({ call, findings }) =>
    findings.map(({ path, expected, seen }) => `${call.name} | ${path} | ${expected} | ${seen}`),
  );

const named = ({ results }: Report, state: string) =>
  results.filter((result) => result.state === state).map(({ call }) => call.name);

it('finds that the embedded platform fits, and asks nothing that writes', async () => {
  const methods = new Set<string>();
  const report = await check({
    fetch: (url, init) => {
      const path = new URL(String(url)).pathname;
      if (path !== '/wps/session/login') methods.add(init?.method ?? '');
      return fetch(url, init);
    },
  });
  expect(told(report)).toEqual([]);
  expect([...methods]).toEqual(['GET']);
  // The merchant's counter is simulated, so it has no pot with entries.
  const withoutPot = 'lobby.jackpotEntries';
  expect(named(report, 'refused')).toEqual([withoutPot]);
  const unanswered = new Set<string>(['lobby.orderDetail', withoutPot]);
  const reads = listCalls().filter(({ method, mutates }) => method === 'GET' && !mutates);
  const asked = reads.map(({ name }) => name).filter((name) => !unanswered.has(name));
  expect(named(report, 'fits').sort()).toEqual(['session.login', ...asked].sort());
}, 240_000);

interface Envelope {
  success: boolean;
  value: unknown;
  code?: string;
}
interface Answer {
  readonly envelope: Envelope;
  body?: string;
  status?: number;
  headers: Record<string, string>;
}

/** A part of an answer, to be changed in place. */
const at = (value: unknown, ...path: readonly (string | number)[]) =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value) as Record<
    string,
    unknown
  >;

/** Ten ways to be wrong, each at a call of its own: how the answer is broken, and what is to be found. */
const breaks: Readonly<Record<string, readonly [(answer: Answer) => void, string]>> = {
  'member.info': [
    ({ envelope }) => void delete at(envelope.value)['account'],
    'value.account | must be of type string | nothing',
  ],
  'wallet.balance': [
    ({ envelope }) => void (at(envelope.value)['sumBalance'] = '10000'),
    'value.sumBalance | must be of type number | "10000"',
  ],
  'system.status': [
    ({ envelope }) => void (at(envelope.value)['status'] = 7),
    'value.status | must have at most 3 | 7',
  ],
  'lobby.hotGames': [
    ({ envelope }) => void delete at(envelope.value, 3)['gameName'],
    'value.3.gameName | must be of type string | nothing',
  ],
  'system.customerService': [
    (answer) => void (answer.body = '<html>Service</html>'),
    ' | must be { success, value } | "<html>Service</html>"',
  ],
  'promotions.activities': [
    (answer) => void Object.assign(answer, { body: '', status: 502 }),
    'status | must be 200, or the envelope of a refusal | 502',
  ],
  'member.rebateReport': [
    ({ envelope }) =>
      void (envelope.success && Object.assign(envelope, { success: false, code: 'E-1234' })),
    'code | must be one of the contract\'s codes | "E-1234"',
  ],
  'member.referral': [
    ({ envelope }) =>
      void (envelope.success && Object.assign(envelope, { success: false, code: 'session.ended' })),
    'code | must know the session that it opened | "session.ended"',
  ],
  'wallet.transactions': [
    ({ envelope }) =>
      void (
        envelope.success ||
        Object.assign(envelope, { success: true, value: { list: [], pageNum: 1 } })
      ),
    'code | must be "session.required" without a session | an answer',
  ],
  'member.headIcon': [
    ({ headers }) => void (headers['cache-control'] = 'public, max-age=60'),
    'headers.Cache-Control | must be no-store, no-cache or private: it is a member\'s | "public, max-age=60"',
  ],
  'inbox.list': [
    ({ envelope }) => void (envelope.success && (at(envelope.value)['pageNum'] = 2)),
    'value.pageNum | must be the page that was asked for, 1 | 2',
  ],
  'inbox.unreadCount': [
    ({ headers }) => void delete headers['date'],
    'headers.Date | must be the moment of the answer | nothing',
  ],
};

/** A movement as a platform sees it that does not look at keys. */
const withNewKey = (init: RequestInit): RequestInit => {
  const body = JSON.parse(String(init.body)) as object;
  return { ...init, body: JSON.stringify({ ...body, requestId: randomUUID() }) };
};

const refusedToVisitors = ['member.info', 'wallet.balance'];

/** The platform behind something that changes what some of its calls answer. */
const broken: typeof fetch = async (url, init = {}) => {
  const { pathname } = new URL(String(url));
  const response = await fetch(url, pathname.endsWith('_depositCreate') ? withNewKey(init) : init);
  const call = listCalls().find(({ path, method }) => path === pathname && method === init.method);
  const [change] = breaks[call?.name ?? ''] ?? [];
  if (call === undefined || change === undefined) return response;
  const {
    'content-encoding': _,
    'content-length': _length,
    ...headers
  } = Object.fromEntries(response.headers);
  const envelope = (await response.json()) as Envelope;
  const answer: Answer = { envelope, headers };
  if (envelope.success || !refusedToVisitors.includes(call.name)) change(answer);
  const { body = JSON.stringify(envelope), status = response.status } = answer;
  return new Response(body, { status, headers: answer.headers });
};

it('finds each of thirteen ways in which a platform is broken, by its path, and nothing else', async () => {
  const report = await check({ fetch: broken, write: true });
  const lines = told(report);
  const expected = Object.entries(breaks).map(([name, [, line]]) => `${name} | ${line}`);
  const twice = lines.filter((line) => line.startsWith('wallet.createDeposit'));
  expect(lines.filter((line) => !twice.includes(line)).sort()).toEqual(expected.sort());
  expect(twice).toEqual([expect.stringContaining(' | value | must be the first answer again')]);
  expect(conforms(report)).toBe(false);
  // It writes what it was told to, or what needs nothing, and reads what it has written.
  const written = ['lobby.placeOrder', 'lobby.orderDetail', 'session.extend', 'session.logout'];
  expect(named(report, 'fits')).toEqual(expect.arrayContaining(written));
  expect(named(report, 'notAsked')).toContain('wallet.createWithdraw');
}, 240_000);

it('says what was not asked, and why', async () => {
  const report = await check({ accounts: { ...accounts, accounts: [], calls: {} } });
  const why = (name: string) => report.results.find(({ call }) => call.name === name)?.why;
  expect(told(report)).toEqual([]);
  expect(why('member.info')).toBe('no account asks it');
  expect(why('session.extend')).toBe('it writes: --write asks it');
  expect(why('session.login')).toBe('no account has a password');
  expect(named(report, 'fits')).toContain('promotions.activityDetail');
  const known = { merchant: merchants[0] as CheckOptions['merchant'], accounts, now: moment };
  const question = questionFor(walletCalls.depositDetail, {
    ...known,
    told: new PlatformRecords(),
  });
  expect(question).toEqual({ inputs: [], missing: ['orderId'] });
}, 240_000);

it('says why nobody answers, instead of what every answer lacks', async () => {
  const cause = new Error('connect ECONNREFUSED');
  const away = () => Promise.reject(new TypeError('fetch failed', { cause }));
  await expect(check({ fetch: away })).rejects.toThrow(
    'does not answer: The platform was not reached: fetch failed: connect ECONNREFUSED',
  );
});

it('reads accounts, and names what is wrong with them without repeating a secret', () => {
  const read = (content: unknown) => parseAccounts(JSON.stringify(content), 'accounts.json');
  expect(read({ accounts: [{ token: 'x' }] })).toMatchObject({ fields: {}, calls: {} });
  expect(() => read({ accounts: [{ username: 'ana' }] })).toThrow(/accounts\.0: needs a username/);
  expect(() => read({ calls: { 'wallet.balanse': {} } })).toThrow('no call wallet.balanse');
  expect(() => parseAccounts('{"password":"hunter2"', 'accounts.json')).toThrow(/is not JSON$/);
});
