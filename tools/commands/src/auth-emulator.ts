import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

/** 242 MB with what it needs, for one command: so it lives apart from the ordinary dependencies. */
const version = '15.34.2';
const folder = resolve('.data/firebase-tools');
const tools = join(folder, 'node_modules/firebase-tools');
const minute = 60_000;

/** A running Auth emulator. */
export interface AuthEmulator {
  readonly url: string;
  close(): Promise<void>;
}

function installedVersion(): string | undefined {
  const file = join(tools, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function install(): void {
  if (installedVersion() === version) return;
  console.log(`Installing firebase-tools ${version} into ${folder} (about a minute, 242 MB) …`);
  mkdirSync(folder, { recursive: true });
  // Scripts of packages are not run: the emulator needs none of them.
  const quiet = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const result = spawnSync(
    'npm',
    ['install', ...quiet, '--prefix', folder, `firebase-tools@${version}`],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (result.status !== 0) throw new Error('firebase-tools could not be installed');
}

async function writeConfig(port: number): Promise<void> {
  const at = (own: number) => ({ host: '127.0.0.1', port: own });
  const emulators = {
    auth: at(port),
    hub: at(await freePort(port + 1)),
    logging: at(await freePort(port + 2)),
    ui: { enabled: false },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }, null, 2));
}

function run(): ChildProcess {
  const main = join(tools, 'lib/bin/firebase.js');
  const project = ['--only', 'auth', '--project', 'demo-playhouse'];
  return spawn(process.execPath, [main, 'emulators:start', ...project], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its settings stay here too, and not in the home folder.
    env: { ...process.env, CI: '1', HOME: folder, XDG_CONFIG_HOME: join(folder, 'config') },
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function waitFor(url: string, child: ChildProcess, said: readonly string[]): Promise<void> {
  const end = Date.now() + 3 * minute;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The emulator did not start:\n${said.join('')}`);
    await new Promise((done) => setTimeout(done, 300));
  }
}

/**
 * Starts the Firebase Auth emulator on the loopback address, after installing it where it is missing.
 * Its accounts are gone when it ends.
 * @param from the first port to try
 * @throws when it cannot be installed or does not answer within three minutes
 */
export async function startAuthEmulator(from: number): Promise<AuthEmulator> {
  install();
  const port = await freePort(from);
  await writeConfig(port);
  const child = run();
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => said.push(text.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (child.exitCode === null) child.kill('SIGINT');
    await ended;
  };
  try {
    await waitFor(url, child, said);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
