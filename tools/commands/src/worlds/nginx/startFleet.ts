import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chainTimeouts } from '@playhouse/wps';
import { freePort } from '../../free-port';

/** Gateways with a process each, on one PostgreSQL. */
export interface Fleet {
  readonly urls: readonly string[];
  /** Ends one at once, in the middle of whatever it does. */
  kill(at: number): Promise<void>;
  /** Stops one in order and starts it again at its address. */
  restart(at: number): Promise<void>;
  close(): Promise<void>;
}

const environment = { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' };

/** Starts a PostgreSQL as a process of its own. @param tls folder of its certificate; its address is empty where none can be had */
export async function startDatabase(tls?: string) {
  const child = fork('apps/gateway/scripts/postgresProcess.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...environment, ...(tls === undefined ? {} : { POSTGRES_TLS: tls }) },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(200);
  }
  throw new Error(`The gateway at ${url} does not start.`);
}

/**
 * Starts a gateway as a process of its own; resolves once it is ready.
 * @param databaseUrl of a PostgreSQL; without it its data is gone at the end
 * @param folder of the sources that are run. @default these
 */
export async function startProcess(databaseUrl: string | undefined, port: number, folder = '.') {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/gateway/src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ ...environment, PORT: String(port) },
      ...(databaseUrl === undefined ? { DATA_DIR: ':memory:' } : { DATABASE_URL: databaseUrl }),
      ...{ TRUST_PROXY: '1', GATEWAY_ALLOW_DEVELOPMENT_BEHIND_PROXY: '1' },
      STOP_NOTICE_MS: String(chainTimeouts.idle.proxy + 1_000),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { port, url, child };
}

/** Ends a process by a signal; resolves once it has. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = once(child, 'exit');
  child.kill(signal);
  await over;
}

/** Two gateways as an operator runs them; none where no PostgreSQL can be had. */
export async function startFleet(): Promise<Fleet | undefined> {
  const database = await startDatabase();
  if (database.url === '') {
    database.child.disconnect();
    return undefined;
  }
  const start = (port: number) => startProcess(database.url, port);
  const gateways = [await start(await freePort(4390)), await start(await freePort(4440))];
  return {
    urls: gateways.map(({ url }) => url),
    kill: async (at) => {
      const gateway = gateways[at];
      if (gateway !== undefined) await endProcess(gateway.child, 'SIGKILL');
    },
    restart: async (at) => {
      const gateway = gateways[at];
      if (gateway === undefined) return;
      await endProcess(gateway.child, 'SIGTERM');
      gateways[at] = await start(gateway.port);
    },
    close: async () => {
      await Promise.all(gateways.map(({ child }) => endProcess(child, 'SIGTERM')));
      const over = once(database.child, 'exit');
      database.child.disconnect();
      await over;
    },
  };
}
