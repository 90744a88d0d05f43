import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createRound } from './costs';
import type { Ground } from './ground';
import { runPgbench } from './pgbench';

/** The load that gateways carry, beside that of the bare database. */
export interface Carried {
  /** Rounds a second of one gateway and of two. */
  readonly one: number;
  readonly two: number;
  /** Transactions a second of pgbench on the same server in turn with them; undefined where it is not installed. */
  readonly bare: number | undefined;
  /** Milliseconds of a round at one gateway that is asked for half of what it carries. */
  readonly half: { readonly p50: number; readonly p99: number };
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

/** Keeps connections. It costs a third of what `fetch` does, and who asks shares the cores with who answers. */
const agent = new Agent({ keepAlive: true });

function send(url: string, [path, { body, ...init }]: ReturnType<typeof createRound>) {
  return new Promise<number | undefined>((resolve, reject) => {
    request(url + path, { agent, ...init }, (answer) => {
      answer.once('error', reject).once('end', () => resolve(answer.statusCode));
      answer.resume();
    })
      .once('error', reject)
      .end(body);
  });
}

/** Plays a round; asks again with the same id where the connection had just been closed for standing idle. */
async function play(url: string, round: ReturnType<typeof createRound>): Promise<void> {
  const status = await send(url, round).catch(() => send(url, round));
  if (status !== 200) throw new Error(`a round was refused with ${status}`);
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

/** Asks for so many rounds a second, whether answers come or not; answers how long each took since it was due. */
async function askSteadily({ players }: Ground, url: string, perSecond: number) {
  const took: number[] = [];
  const began = performance.now();
  const asked = Array.from({ length: Math.round(perSecond * seconds) }, async (_, at) => {
    const due = began + (at / perSecond) * 1_000;
    await pause(Math.max(0, due - performance.now()));
    const { seat } = players[at % players.length] ?? { seat: '' };
    await play(url, createRound(seat, `bench-half-${at}`));
    took.push(performance.now() - due);
  });
  await Promise.all(asked);
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** One gateway, two and the bare database in turn, so that what disturbs the machine disturbs all. */
export async function measureScaling(ground: Ground, server: string): Promise<Carried> {
  const gateways = [await startProcess(ground.url), await startProcess(ground.url)];
  try {
    const urls = gateways.map(({ url }) => url);
    const sums = { one: 0, two: 0 };
    let bare: number | undefined = 0;
    await carry(ground, urls, 'warm');
    for (let pass = 0; pass < passes; pass += 1) {
      sums.one += await carry(ground, urls.slice(0, 1), `one-${pass}`);
      sums.two += await carry(ground, urls, `two-${pass}`);
      const transactions = await runPgbench(server, { clients: inFlight, seconds });
      bare = transactions === undefined ? undefined : (bare ?? 0) + transactions / passes;
    }
    const one = sums.one / passes;
    const half = await askSteadily(ground, urls[0] ?? '', one / 2);
    return { one, two: sums.two / passes, bare, half };
  } finally {
    await Promise.all(gateways.map(({ stop }) => stop()));
  }
}
