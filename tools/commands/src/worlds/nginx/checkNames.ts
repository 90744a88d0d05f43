import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { signItself } from '@playhouse/merchants/deploy/certificates';
import { freePort } from '../../free-port';
import type { Checks } from '../checks';
import type { Nginx } from './findNginx';
import { sendRequest } from './sendRequest';
import { deployTo, type Servers } from './servers';
import { startDatabase } from './startFleet';
import { startNginx } from './startNginx';

/** The name that gateways should have. */
const right = 'platform.internal';

/** A gateway by https that answers to everything. */
async function startSecure(tls: string): Promise<Server> {
  const pem = (name: string) => readFileSync(join(tls, name));
  const options = { cert: pem('fullchain.pem'), key: pem('privkey.pem') };
  const server = createServer(options, (_, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** How nginx answers for a gateway with a certificate, where it expects that of another folder to vouch for it. */
async function askThrough(
  { folder, nginx }: Pick<Servers, 'folder'> & { readonly nginx: Nginx },
  { tls, authority }: { readonly tls: string; readonly authority: string },
): Promise<number> {
  const gateway = await startSecure(tls);
  const out = join(folder, 'named');
  const ports = { http: await freePort(5490), https: await freePort(5590) };
  await deployTo(out, {
    ...{ ...ports, gatewayName: right, gatewayCa: join(authority, 'fullchain.pem') },
    gateways: [`https://127.0.0.1:${(gateway.address() as AddressInfo).port}`],
  });
  const site = { nginx, out, folder: join(folder, 'named-nginx'), port: ports.https };
  const server = await startNginx(site);
  const origin = `https://127.0.0.1:${ports.https}`;
  const asked = { origin, path: '/wps/system/status', host: 'amihanda.example' };
  const { status } = await sendRequest(asked).finally(server.close);
  gateway.close();
  return status;
}

/** Opens a database by a command. @returns its exit code and its words */
function openDatabase(url: string, authority: string) {
  const { status, stderr } = spawnSync('npm', ['run', 'verify-books'], {
    encoding: 'utf8',
    // Stamping a site makes this process one of production.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: url,
      NODE_EXTRA_CA_CERTS: authority,
    },
  });
  return { status, stderr };
}

async function checkDatabase(
  { check, skip }: Checks,
  certificates: { readonly named: string; readonly elsewhere: string },
): Promise<void> {
  const { named, elsewhere } = certificates;
  const titles = {
    right: 'a database is used whose certificate has the name that is asked for',
    other: 'a database whose certificate has another name, or no known authority, is not used',
  };
  const database = await startDatabase(named);
  if (database.url === '') {
    database.child.disconnect();
    for (const title of Object.values(titles)) skip(title, 'no PostgreSQL is here');
    return;
  }
  const at = (host: string, mode: string) => {
    const url = new URL(database.url);
    url.hostname = host;
    url.searchParams.set('sslmode', mode);
    return url.href;
  };
  const known = join(named, 'fullchain.pem');
  await check(titles.right, () => {
    const { status, stderr } = openDatabase(at('localhost', 'verify-full'), known);
    assert.equal(status, 0, stderr);
  });
  await check(titles.other, () => {
    const wrongName = openDatabase(at('127.0.0.1', 'verify-full'), known);
    const unknown = openDatabase(at('localhost', 'verify-full'), join(elsewhere, 'fullchain.pem'));
    const unlooked = openDatabase(at('localhost', 'require'), known);
    assert.deepEqual([wrongName.status, unknown.status, unlooked.status], [2, 2, 2]);
    assert.match(wrongName.stderr, /certificate/i);
    assert.match(unknown.stderr, /certificate/i);
    assert.match(unlooked.stderr, /Set sslmode=verify-full/);
  });
  const over = once(database.child, 'exit');
  database.child.disconnect();
  await over;
}

/** Servers that are not who they should be: gateways before nginx, and the database before a gateway. */
export async function checkNames(
  checks: Checks,
  { folder }: Pick<Servers, 'folder'>,
  nginx: Nginx,
): Promise<void> {
  const certificate = (name: string, host: string) => {
    const tls = join(folder, 'names', name);
    signItself(tls, [host]);
    return tls;
  };
  const own = certificate('own', right);
  const other = certificate('other', 'elsewhere.internal');
  const ask = (tls: string, authority: string) => askThrough({ folder, nginx }, { tls, authority });
  await checks.check('a gateway by https is asked where its certificate has its name', async () => {
    assert.equal(await ask(own, own), 200);
  });
  await checks.check(
    'a gateway with another name or an unknown authority is not asked',
    async () => {
      assert.deepEqual([await ask(other, other), await ask(own, other)], [502, 502]);
    },
  );
  const database = certificate('database', 'localhost');
  await checkDatabase(checks, { named: database, elsewhere: other });
}
