import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../free-port';
import type { Checks } from '../checks';
import { sendRequest, type PlainAnswer } from '../nginx/sendRequest';
import { findNginx } from '../nginx/findNginx';
import { deployTo } from '../nginx/servers';
import { startNginx } from '../nginx/startNginx';

const host = 'amihanda.example';

interface Cdn {
  readonly place: string;
  /** Where the releases lie, for their certificate. */
  readonly out: string;
  readonly port: number;
  readonly origin: number;
}

const temporary = (place: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(place, name)};`)
    .join('\n  ');

/** A cache by the rules of HTTP that keeps what it may, and asks for `/assets` in a bucket. */
const cdnConf = ({ place, out, port, origin }: Cdn) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${place}/cdn.pid;
error_log /dev/null;
events {}
http {
  access_log off;
  ${temporary(place)}
  proxy_cache_path ${place}/cache keys_zone=cdn:1m;
  types { text/javascript js; text/css css; image/svg+xml svg; }
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${out}/tls/amihanda/fullchain.pem;
    ssl_certificate_key ${out}/tls/amihanda/privkey.pem;
    add_header X-Cache $upstream_cache_status always;
    location /assets/ {
      root ${place}/bucket;
      add_header Cache-Control "public, max-age=31536000, immutable";
      add_header X-Cache bucket;
    }
    location / {
      proxy_pass https://127.0.0.1:${origin};
      proxy_ssl_server_name on;
      proxy_ssl_name $host;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_cache cdn;
      proxy_cache_key $host$request_uri$cookie_language;
    }
  }
}
`;

const cacheOf = ({ headers }: PlainAnswer) => String(headers['x-cache']);

/** Holds the documented rules by a CDN that keeps all it may. */
export async function checkCdn({ check, skip }: Checks, folder: string): Promise<void> {
  const nginx = findNginx();
  if (nginx === undefined) {
    skip('a CDN in front', 'no nginx is installed, and it cannot be fetched');
    return;
  }
  const place = join(folder, 'cdn');
  const out = join(place, 'served');
  const ports = { http: await freePort(5790), https: await freePort(5890) };
  const port = await freePort(5990);
  mkdirSync(out, { recursive: true });
  await deployTo(out, {
    ...ports,
    gateways: ['http://127.0.0.1:9'],
    trustedProxies: ['127.0.0.1'],
  });
  cpSync(join(out, 'assets'), join(place, 'bucket/assets'), { recursive: true });
  const site = { nginx, out, folder: join(place, 'nginx'), port: ports.https };
  const origin = await startNginx(site);
  const conf = join(place, 'cdn.conf');
  writeFileSync(conf, cdnConf({ place, out, port, origin: ports.https }));
  const cdn = spawn(nginx.binary, ['-p', place, '-e', '/dev/null', '-c', conf], {
    stdio: 'ignore',
  });
  const get = (path: string, language = 'EN') =>
    sendRequest({
      ...{ origin: `https://127.0.0.1:${port}`, host, path },
      headers: { Cookie: `language=${language}` },
    });
  const isThere = () =>
    get('/').then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 50 && !(await isThere()); tries += 1) await pause(100);
  try {
    await check(
      'a CDN keeps a merchant’s pictures, and gives hashed files from a bucket',
      async () => {
        await get('/logo.svg');
        assert.equal(cacheOf(await get('/logo.svg')), 'HIT');
        const script = readdirSync(join(out, 'assets')).find((name) => name.endsWith('.js')) ?? '';
        const answer = await get(`/assets/${script}`);
        assert.equal(answer.status, 200);
        assert.equal(cacheOf(answer), 'bucket');
        assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      },
    );
    await check(
      'a CDN keeps no page, worker, refusal or failure, and mixes no languages',
      async () => {
        for (const path of ['/', '/m/login', '/sw.js', '/manifest.webmanifest', '/none.png']) {
          await get(path);
          assert.equal(cacheOf(await get(path)), 'MISS', path);
        }
        await get('/wps/system/status');
        const away = await get('/wps/system/status');
        assert.deepEqual([away.status, cacheOf(away)], [502, 'MISS']);
        const [english, tagalog] = [await get('/', 'EN'), await get('/', 'TY')];
        assert.match(String(english.bytes), /<html lang="en"/);
        assert.match(String(tagalog.bytes), /<html lang="fil"/);
      },
    );
  } finally {
    const over = once(cdn, 'exit');
    if (cdn.exitCode === null && cdn.kill('SIGTERM')) await over;
    await origin.close();
  }
}
