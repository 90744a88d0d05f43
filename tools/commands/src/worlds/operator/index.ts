import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../free-port';
import { makeClone } from '../../makeClone';
import { startChecks } from '../checks';
import { sendRequest } from '../nginx/sendRequest';
import { findNginx } from '../nginx/findNginx';
import { startNginx } from '../nginx/startNginx';
import { commandsUnder } from './commandsUnder';

const nginx = findNginx();
if (nginx === undefined) throw new Error('There is no nginx.');

const host = 'sunfair.example';
// On the disk of what is installed, which is linked and not copied.
const place = resolve('.data/operator');
const clone = join(place, 'clone');
const out = join(place, 'served');

const env = { ...process.env, NX_DAEMON: 'false' };
const run = (command: string, cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    shell: true,
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${command}\n${stdout}${stderr}`);
};

/** Commands that run until they are ended; each has checks of its own. */
const stays = (command: string) => /nx (serve|preview) /.test(command);
/** Commands on a merchant's way to its players. */
const counts = (command: string) => /nx (g|check|build|deploy) /.test(command);

const checks = startChecks('operator');
const ports = { http: await freePort(6090), https: await freePort(6190) };
let seconds = 0;
try {
  makeClone(clone);
  mkdirSync(out);
  // Another machine's ports are 80 and 443, which need rights.
  writeFileSync(join(out, 'server.json'), JSON.stringify(ports));
  const [install, ...commands] = commandsUnder('Make a merchant');
  await checks.check('what the README has installed by hand is not installed again', () => {
    assert.equal(install, 'npm ci');
    const installed = `import('./tools/commands/installed.mjs').then(({ isInstalled }) => process.exit(isInstalled('.') ? 0 : 1))`;
    run(`node -e "${installed}"`, clone);
  });
  for (const command of commands.filter((each) => !stays(each))) {
    await checks.check(command, () => {
      const began = performance.now();
      run(command.replace('/srv/playhouse', out), clone);
      if (counts(command)) seconds += (performance.now() - began) / 1000;
    });
  }
  await checks.check('nginx serves the new merchant, in its name and colour', async () => {
    const site = { nginx, out, folder: join(place, 'nginx'), port: ports.https };
    const server = await startNginx(site);
    const get = (path: string) =>
      sendRequest({ origin: `https://127.0.0.1:${ports.https}`, path, host });
    const [home, logo] = [await get('/'), await get('/logo.svg')];
    await server.close();
    assert.match(String(home.bytes), /<title>Sunfair<\/title>/);
    assert.match(String(home.bytes), /--color-brand:#d97706/i);
    assert.match(String(logo.bytes), /SUNFAIR/);
  });
  await checks.check('from a clone to players in under a minute of commands', () => {
    console.log(`    ${seconds.toFixed(1)} s`);
    assert.ok(seconds < 60, `${seconds.toFixed(1)} s`);
  });
} finally {
  rmSync(place, { recursive: true, force: true });
}
checks.finish();
