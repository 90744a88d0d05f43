import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../../free-port';
import { makeClone } from '../../makeClone';
import { startChecks } from '../checks';
import { findNginx, type Nginx } from '../nginx/findNginx';
import { startChromium } from '../nginx/startChromium';
import { endProcess, startDatabase, startProcess } from '../nginx/startFleet';
import { startNginx } from '../nginx/startNginx';
import { checkUpgrade } from './checkUpgrade';
import { findReleaseBefore } from './findReleaseBefore';

const nginx = findNginx();
if (nginx === undefined) throw new Error('There is no nginx.');

// On the disk of what is installed, which is linked and not copied.
const place = resolve('.data/upgrade');
const clone = join(place, 'before');
const out = join(place, 'served');

/** Runs a command of a release's own tools. */
function run(folder: string, command: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(command, {
    ...{ cwd: folder, shell: true, encoding: 'utf8' },
    env: { ...process.env, NX_DAEMON: 'false', ...env },
  });
  return { status, said: `${stdout}${stderr}` };
}

function deploy(folder: string, gateways: readonly string[]): void {
  const options = `--out ${out} --gateway ${gateways.join(',')} --allow-development-key`;
  const { status, said } = run(folder, `npx nx deploy merchants ${options}`);
  assert.equal(status, 0, said);
}

const checks = startChecks('upgrade');
const before = findReleaseBefore();
const database = await startDatabase();
const closers: (() => Promise<void>)[] = [async () => database.child.disconnect()];

/** Starts a gateway on the one database, which the end of the checks ends. */
async function startGateway(port: number, folder: string) {
  const gateway = await startProcess(database.url, port, folder);
  closers.push(() => endProcess(gateway.child, 'SIGTERM'));
  return gateway;
}

async function checkAll(commit: string, web: Nginx): Promise<void> {
  const ports = { http: await freePort(6290), https: await freePort(6390) };
  const [first, second] = [await freePort(4490), await freePort(4540)];
  const urls = [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}`] as const;
  makeClone(clone, commit);
  mkdirSync(out);
  writeFileSync(join(out, 'server.json'), JSON.stringify(ports));
  console.log(`      the release before: ${commit}`);
  const old = await startGateway(first, clone);
  deploy(clone, urls);
  const site = { nginx: web, out, folder: join(place, 'nginx'), port: ports.https };
  const server = await startNginx(site);
  closers.push(server.close);
  const browser = await startChromium();
  closers.push(() => browser.close());
  const upgrade = {
    origin: `https://127.0.0.1:${ports.https}`,
    url: `https://amihanda.example:${ports.https}`,
    urls,
    startGateway: async () => void (await startGateway(second, '.')),
    releaseSite: async () => {
      deploy('.', urls);
      await server.reload();
    },
    restartBefore: async () => {
      await endProcess(old.child, 'SIGTERM');
      await startGateway(first, clone);
    },
  };
  await checkUpgrade(checks, upgrade, browser);
  await checks.check('the books hold after both have written them', () => {
    const { status, said } = run('.', 'npm run verify-books', { DATABASE_URL: database.url });
    assert.equal(status, 0, said);
  });
  await checks.check(
    'a release is refused where a newer one has removed what it reads',
    async () => {
      const client = postgres(database.url, { max: 1 });
      await client`update schema_range set oldest = 9999`;
      await client.end();
      const { status, said } = run('.', 'npm run gateway', { DATABASE_URL: database.url });
      assert.equal(status, 1, said);
      assert.match(said, /releases before schema 9999 cannot be served; .*Start a release with/);
    },
  );
}

rmSync(place, { recursive: true, force: true });
try {
  if (before !== undefined && database.url !== '') await checkAll(before, nginx);
  else {
    const why =
      before === undefined ? 'the history has no release before' : 'no PostgreSQL is here';
    checks.skip('the release before beside this one', why);
  }
} finally {
  for (const close of closers.reverse()) await close();
  rmSync(place, { recursive: true, force: true });
}
checks.finish();
