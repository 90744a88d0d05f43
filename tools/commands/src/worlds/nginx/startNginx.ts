import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Nginx } from './findNginx';

export interface RunningNginx {
  readonly url: string;
  close(): Promise<void>;
}

export interface NginxSite {
  readonly nginx: Nginx;
  /** A folder as `nx deploy` writes it. */
  readonly out: string;
  readonly port: number;
}

/** The generated server, with what depends on the machine: port, certificate, module. */
function serverBlock({ nginx, out, port }: NginxSite): string {
  const generated = readFileSync(join(out, 'current/nginx.conf'), 'utf8').replace(
    'listen 443 ssl;',
    `listen 127.0.0.1:${String(port)};`,
  );
  return nginx.brotli === undefined ? generated.replace(/^.*brotli_static.*$/m, '') : generated;
}

function wholeConf(site: NginxSite, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  const { brotli } = site.nginx;
  return [
    ...(brotli === undefined ? [] : [`load_module ${brotli};`]),
    // Else a worker started by root is somebody who may not read temporary folders.
    ...(userInfo().uid === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary,
    serverBlock(site),
    '}',
  ].join('\n');
}

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not answer.');
}

/** Checks the configuration and serves it. @throws with nginx's own words when it refuses it */
export async function startNginx(site: NginxSite): Promise<RunningNginx> {
  const folder = join(site.out, '..', 'nginx');
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, wholeConf(site, folder));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', conf];
  const tested = spawnSync(site.nginx.binary, [...args, '-t'], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(tested.stderr);
  const server = spawn(site.nginx.binary, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${String(site.port)}`;
  await untilAnswered(url);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}
