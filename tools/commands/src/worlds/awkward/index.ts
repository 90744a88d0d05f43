import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../free-port';
import { makeClone } from '../../makeClone';
import { startChecks } from '../checks';
import { findNginx } from '../nginx/findNginx';
import { startChromium } from '../nginx/startChromium';
import { endProcess, startProcess } from '../nginx/startFleet';
import { startNginx } from '../nginx/startNginx';
import { awkwardMerchants } from './merchants';
import { walkMerchant } from './walk';

const nginx = findNginx();
if (nginx === undefined) throw new Error('There is no nginx.');

// On the disk of what is installed, which is linked and not copied.
const place = resolve('.data/awkward');
const clone = join(place, 'clone');
const out = join(place, 'served');

function nx(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', ['nx', ...args], {
    ...{ cwd: clone, encoding: 'utf8' },
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  assert.equal(status, 0, `nx ${args.join(' ')}\n${stdout}${stderr}`);
}

const checks = startChecks('awkward');
const closers: (() => Promise<void>)[] = [];
rmSync(place, { recursive: true, force: true });
try {
  makeClone(clone);
  mkdirSync(out);
  const ports = { http: await freePort(6490), https: await freePort(6590) };
  writeFileSync(join(out, 'server.json'), JSON.stringify(ports));
  for (const { code, options } of awkwardMerchants)
    await checks.check(`${code} is made by the generator, and its check is fine`, () => {
      const given = { ...options, mainDomain: `https://${code}.example` };
      const words = Object.entries(given).map(([name, value]) => `--${name}=${value}`);
      nx('g', '@playhouse/merchants:merchant', code, ...words, '--interactive=false');
      nx('check', code);
    });
  const gateway = await startProcess(undefined, await freePort(4590), clone);
  closers.push(() => endProcess(gateway.child, 'SIGTERM'));
  await checks.check('all go out in one release, with their pages of the platform', () => {
    const options = [`--gateway=${gateway.url}`, `--platform=${gateway.url}`];
    nx('deploy', 'merchants', `--out=${out}`, ...options, '--allow-development-key');
  });
  const site = { nginx, out, folder: join(place, 'nginx'), port: ports.https };
  const server = await startNginx(site);
  closers.push(server.close);
  const browser = await startChromium();
  closers.push(() => browser.close());
  for (const { code, category } of awkwardMerchants)
    await checks.check(`${code}: home, login, deposit and a list open without an error`, () =>
      walkMerchant(browser, { url: `https://${code}.example:${ports.https}`, category }),
    );
  await checks.check('the merchants beside them are served as before', () =>
    walkMerchant(browser, { url: `https://amihanda.example:${ports.https}`, category: 'RNG' }),
  );
} finally {
  for (const close of closers.reverse()) await close();
  rmSync(place, { recursive: true, force: true });
}
checks.finish();
