import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { count } from 'drizzle-orm';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { createGateway } from './createGateway';
import { silentLog } from '../base/log';
import { developmentPrivateJwk, developmentPublicJwk } from '../base/developmentKey';
import { games, members, orders } from '../db/schema';
import { startGateway } from '../index';
import { verifyBooks } from '../ledger/verifyBooks';
import type { GatewayOptions } from './options';
import { takeDatabase } from '../testing/embedded';
import { testMerchants } from '../testing/merchants';
import { slowStart, startPlatform, testNow } from '../testing/platform';
import { createTestDatabase } from '../testing/postgres';
import { productionOptions } from '../testing/production';

const server = process.env['GATEWAY_TEST_DATABASE_URL'];
const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs the platform as a process of its own until it ends; answers how, and what it said.
 * @param stopAt tells it to stop once it has said this */
function run(
  environment: Record<string, string>,
  stopAt?: RegExp,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'apps/gateway/src/main.ts'], {
      cwd: workspace,
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json', ...environment },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString();
        if (stopAt?.test(said) === true) child.kill('SIGTERM');
      });
    child.on('exit', (code) => resolve({ code, said }));
  });
}

it(
  'a start that fails ends with the cause in one line',
  async () => {
    const { code, said } = await run({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' });
    expect(code).toBe(1);
    const lines = said
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('[gateway]'));
    const [line] = lines.filter((each) => each.includes('did not start'));
    expect(line).toMatch(/127\.0\.0\.1:1\/none cannot be used: .*ECONNREFUSED/);
    expect(said).not.toContain('secret');
  },
  slowStart,
);

it(
  'in production every line is JSON, also of a start that its settings do not allow',
  async () => {
    const { code, said } = await run({ NODE_ENV: 'production', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    const lines = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([
      expect.objectContaining({
        ...{ level: 'error', event: 'did not start', release: 'development' },
        message: expect.stringContaining('GATEWAY_ALLOW_PRODUCTION') as string,
        instance: expect.stringContaining(':4300') as string,
      }),
    ]);
  },
  slowStart,
);

it(
  'a platform that is told to stop says so, and when it has',
  async () => {
    const environment = { DATA_DIR: ':memory:', PORT: '0', NODE_ENV: 'development' };
    const { code, said } = await run(environment, /listening/);
    expect(code).toBe(0);
    expect(said).toMatch(/stopping why=SIGTERM\n\[gateway\] stopped ms=\d+\n$/);
  },
  slowStart,
);

it(
  'a start on a port that is taken fails, and leaves nothing open',
  async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const { client, giveBack } = await takeDatabase(testNow);
    const start = startGateway({ merchants: testMerchants, embedded: client, port });
    await expect(start).rejects.toThrow('EADDRINUSE');
    giveBack();
    taken.close();
  },
  slowStart,
);

it('a development platform is never started where others can reach it', async () => {
  const start = (host: string) => startGateway({ merchants: testMerchants, host });
  await expect(start('0.0.0.0')).rejects.toThrow('HOST=0.0.0.0 can be reached from outside');
  await expect(start('192.168.1.4')).rejects.toThrow('can be reached');
});

it.each([
  ['the published key', JSON.stringify(developmentPrivateJwk), 'published development key'],
  ['a public half', JSON.stringify(developmentPublicJwk), 'no private half'],
  ['what is no JSON', 'secret-words', /^GATEWAY_PRIVATE_JWK is not JSON$/],
])('production is not started with %s, and touches no database', async (_, privateJwk, told) => {
  const begun: string[] = [];
  const log = { ...silentLog, info: (event: string) => begun.push(event) };
  const options = { ...(await productionOptions()), merchants: testMerchants, privateJwk, log };
  await expect(createGateway(options)).rejects.toThrow(told);
  expect(begun).toEqual([]);
});

it(
  'production has no desk, no cashier and no outbox, which a development platform has',
  async () => {
    const statuses = async (options: GatewayOptions) => {
      const { gateway } = await startPlatform(options);
      const [order] = await gateway.services.db.select().from(orders).limit(1);
      const at = (path: string, init?: RequestInit) => gateway.app.request(path, init);
      const post = { method: 'POST', body: new URLSearchParams({ decision: 'wait' }) };
      const member = { method: 'POST', body: '{}' };
      const answers = await Promise.all([
        ...['/desk', `/pay/${order?.id}`, '/outbox', '/outbox.json', '/outbox/captcha.json'].map(
          (path) => at(path),
        ),
        ...[`/desk/${order?.id}`, `/pay/${order?.id}`].map((path) => at(path, post)),
        at('/outbox/members', member),
      ]);
      await gateway.close();
      return answers.map(({ status }) => status);
    };
    expect(await statuses({})).toEqual([200, 200, 200, 200, 200, 400, 200, 400]);
    expect(await statuses(await productionOptions())).toEqual(Array(8).fill(404));
  },
  slowStart,
);

it(
  'keeps an idle connection for longer than the server in front does',
  async () => {
    const { client, giveBack } = await takeDatabase(testNow);
    const gateway = await startGateway({ merchants: testMerchants, embedded: client });
    const { headers } = await fetch(`${gateway.url}/health`);
    expect(headers.get('Keep-Alive')).toBe('timeout=75');
    await gateway.close();
    giveBack();
  },
  slowStart,
);

it(
  'is alive and ready, and when it stops, alive only',
  async () => {
    const { gateway } = await startPlatform();
    const status = async (path: string) => (await gateway.app.request(path)).status;
    expect([await status('/health'), await status('/ready')]).toEqual([200, 200]);
    gateway.stop();
    expect([await status('/health'), await status('/ready')]).toEqual([200, 503]);
    await gateway.close();
  },
  slowStart,
);

it(
  'a development start on a production database is refused, and puts nobody into it',
  async () => {
    const client = await PGlite.create({ dataDir: 'memory://', relaxedDurability: true });
    const common = { merchants: testMerchants, embedded: client };
    const production = await createGateway({ ...common, ...(await productionOptions()) });
    const countMembers = () => production.services.db.select({ size: count() }).from(members);
    const before = await countMembers();
    await expect(createGateway(common)).rejects.toThrow(
      'This is the database of a production platform',
    );
    expect(await countMembers()).toEqual(before);
    await production.close();
    await client.close();
  },
  slowStart,
);

it.runIf(server !== undefined)(
  'forty gateways may start at once on an empty database',
  async () => {
    const database = await createTestDatabase(server ?? '', undefined);
    const started = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        createGateway({ merchants: testMerchants, databaseUrl: database.url, databasePool: 1 }),
      ),
    );
    const failed = started.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as unknown] : [],
    );
    const gateways = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const [rows] = (await gateways[0]?.services.db.select({ size: count() }).from(games)) ?? [];
    const broken = gateways[0] && (await verifyBooks(gateways[0].services.db));
    await Promise.all(gateways.map((each) => each.close()));
    await database.drop();
    expect(failed).toEqual([]);
    expect(gateways).toHaveLength(40);
    expect(rows?.size).toBeGreaterThan(600);
    expect(broken).toEqual([]);
  },
  slowStart,
);

it.runIf(server !== undefined)(
  'a start on a read-only database fails with its message in one line, without the query',
  async () => {
    const database = await createTestDatabase(server ?? '', undefined);
    const admin = postgres(server ?? '', { max: 1 });
    const role = `reader_${randomBytes(4).toString('hex')}`;
    await admin.unsafe(`create role ${role} login`);
    const url = new URL(database.url);
    url.username = role;
    const start = createGateway({ merchants: testMerchants, databaseUrl: url.href });
    const error: unknown = await start.catch((cause: unknown) => cause);
    await database.drop();
    await admin.unsafe(`drop role ${role}`);
    await admin.end();
    expect(error).toMatchObject({ message: expect.stringMatching(/permission denied [^\n]*$/) });
    expect(String(error)).not.toMatch(/Failed query|params/);
  },
  slowStart,
);
