import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port';
import type { Checks } from '../checks';
import { ask } from '../nginx/ask';
import { findNginx } from '../nginx/findNginx';
import { deployTo } from '../nginx/servers';
import { commandOf, readStages } from './dockerfile';

/** Who runs it in the image; on this machine whoever started this, unless that is root. */
const somebody = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

function giveTo({ uid, gid }: { readonly uid?: number; readonly gid?: number }, folder: string) {
  if (uid === undefined || gid === undefined) return;
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), uid, gid);
}

/** The web server by its image: its configuration around a release, started by its own command and by nobody special. */
export async function checkWebImage({ check, skip }: Checks, folder: string): Promise<void> {
  const nginx = findNginx();
  if (nginx === undefined) {
    skip('the web server of its image', 'no nginx is installed, and it cannot be fetched');
    return;
  }
  await check('the web server’s image serves a release without being root', async () => {
    const place = join(folder, 'web');
    const out = join(place, 'served');
    const ports = { http: await freePort(5590), https: await freePort(5690) };
    mkdirSync(out, { recursive: true });
    await deployTo(out, { ...ports, gateways: ['http://127.0.0.1:9', 'http://127.0.0.1:8'] });
    const conf = readFileSync('tools/containers/nginx.conf', 'utf8');
    const here = conf.replaceAll('/tmp/', `${place}/`).replaceAll('/srv/playhouse', out);
    writeFileSync(join(place, 'nginx.conf'), here);
    giveTo(somebody, place);
    chownSync(folder, somebody.uid ?? -1, somebody.gid ?? -1);
    const [stage] = readStages('tools/containers/web.Dockerfile');
    assert.ok(stage);
    const [, ...args] = commandOf(stage, 'CMD');
    const own = ['-p', place, '-c', join(place, 'nginx.conf')];
    const server = spawn(nginx.binary, [...own, ...args], { stdio: 'ignore', ...somebody });
    const [health = '', ...words] = commandOf(stage, 'HEALTHCHECK');
    const asked = words.map((word) => word.replace('443', String(ports.https)));
    try {
      for (let tries = 0; tries < 50; tries += 1) {
        if (spawnSync(health, asked).status === 0) break;
        await pause(100);
      }
      assert.equal(spawnSync(health, asked).status, 0);
      const origin = `https://127.0.0.1:${ports.https}`;
      const page = await ask({ origin, path: '/', host: 'amihanda.example' });
      assert.equal(page.status, 200);
      assert.match(String(page.headers['content-security-policy']), /default-src 'self'/);
      const away = await ask({ origin, path: '/wps/system/status', host: 'amihanda.example' });
      assert.equal(away.status, 502);
    } finally {
      const over = once(server, 'exit');
      if (server.exitCode === null && server.kill('SIGTERM')) await over;
    }
  });
}
