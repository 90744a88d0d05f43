import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';

/** A server of one's own, and what ends and removes it. */
export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

// PostgreSQL refuses to run as root; `nobody` has this number everywhere.
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: nobody, gid: nobody } : {};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function waitFor(url: string, ended: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !ended(); tries += 1) {
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    const up = await client`select 1`.then(
      () => true,
      () => false,
    );
    await client.end({ timeout: 1 });
    if (up) return;
    await pause(200);
  }
  throw new Error('PostgreSQL did not start');
}

/** Puts a certificate and its key where a server finds them, which reads a key of its own alone. */
function takeCertificate(from: string, data: string): readonly string[] {
  for (const name of ['fullchain.pem', 'privkey.pem']) {
    copyFileSync(join(from, name), join(data, name));
    chmodSync(join(data, name), 0o600);
    if (isRoot) chownSync(join(data, name), nobody, nobody);
  }
  return ['ssl=on', 'ssl_cert_file=fullchain.pem', 'ssl_key_file=privkey.pem'];
}

/**
 * Starts a server on a free port, in a folder of its own.
 * @param bin folder of its programs
 * @param tls folder with `fullchain.pem` and `privkey.pem`; without it nothing is encrypted
 */
export async function startPostgres(bin: string, tls?: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-postgres-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres'], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];
  if (tls !== undefined) settings.push(...takeCertificate(tls, data));
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((each) => ['-c', each])],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  let over = false;
  const exited = new Promise<void>((done) => {
    server.once('exit', () => {
      over = true;
      done();
    });
  });
  const stop = async () => {
    server.kill('SIGINT');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitFor(url, () => over).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
