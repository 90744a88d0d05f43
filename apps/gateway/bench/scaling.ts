import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRound } from './costs';
import type { Ground } from './ground';

/** Rounds a second that one gateway and two carry. */
export interface Carried {
  readonly one: number;
  readonly two: number;
}

const [inFlight, seconds, passes] = [32, 4, 3];

async function startProcess(databaseUrl: string) {
  const child: ChildProcess = fork(new URL('gatewayProcess.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  const [url] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('a gateway did not start'))),
  ])) as [string];
  return {
    url,
    stop: async () => {
      const over = once(child, 'exit');
      child.disconnect();
      await over;
    },
  };
}

/** Plays a round; asks again with the same id where the connection had just been closed for standing idle. */
async function play(url: string, [path, init]: ReturnType<typeof createRound>): Promise<void> {
  const answer = await fetch(url + path, init).catch(() => fetch(url + path, init));
  if (!answer.ok) throw new Error(`a round was refused with ${answer.status}`);
  await answer.arrayBuffer();
}

/** Lets players play for some seconds, each as fast as answers come; answers rounds a second. */
async function carry({ players }: Ground, urls: readonly string[], pass: string): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  const lanes = players.slice(0, inFlight).map(async ({ seat }, lane) => {
    const url = urls[lane % urls.length] ?? '';
    let rounds = 0;
    for (; performance.now() < until; rounds += 1)
      await play(url, createRound(seat, `bench-${pass}-${lane}-${rounds}`));
    return rounds;
  });
  const all = await Promise.all(lanes);
  return all.reduce((sum, each) => sum + each, 0) / seconds;
}

/** One gateway and two in turn, so that what disturbs the machine disturbs both. */
export async function measureScaling(ground: Ground): Promise<Carried> {
  const gateways = [await startProcess(ground.url), await startProcess(ground.url)];
  try {
    const urls = gateways.map(({ url }) => url);
    const sums = { one: 0, two: 0 };
    await carry(ground, urls, 'warm');
    for (let pass = 0; pass < passes; pass += 1) {
      sums.one += await carry(ground, urls.slice(0, 1), `one-${pass}`);
      sums.two += await carry(ground, urls, `two-${pass}`);
    }
    return { one: sums.one / passes, two: sums.two / passes };
  } finally {
    await Promise.all(gateways.map(({ stop }) => stop()));
  }
}
