import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Nginx } from './findNginx';

export interface RunningNginx {
  /** Reads the configuration anew, as after a release. @throws with nginx's own words when it refuses it */
  reload(): Promise<void>;
  close(): Promise<void>;
}

export interface NginxSite {
  readonly nginx: Nginx;
  /** A folder as `nx deploy` writes it. */
  readonly out: string;
  /** For what nginx itself writes. */
  readonly folder: string;
  readonly port: number;
}

/** The main configuration of an installation, around the generated one, in which nothing is changed. */
function wholeConf({ nginx, out, folder }: NginxSite): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    ...(nginx.brotli === undefined ? [] : [`load_module "${nginx.brotli}";`]),
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
    `  include ${join(out, 'current/nginx.conf')};`,
    '}',
  ].join('\n');
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isOpen(port)) return;
    await pause(100);
  }
  throw new Error('nginx does not answer.');
}

/** Checks the configuration and serves it. @throws with nginx's own words when it refuses it */
export async function startNginx(site: NginxSite): Promise<RunningNginx> {
  const { folder, nginx, port } = site;
  mkdirSync(folder, { recursive: true });
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, wholeConf(site));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', conf];
  const run = (...more: readonly string[]) => {
    const { status, stderr } = spawnSync(nginx.binary, [...args, ...more], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    if (stderr.includes('[warn]')) throw new Error(stderr);
  };
  run('-t');
  const server = spawn(nginx.binary, args, { stdio: 'ignore' });
  await untilOpen(port);
  return {
    reload: async () => {
      run('-t');
      run('-s', 'reload');
      await pause(1000);
    },
    close: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}
