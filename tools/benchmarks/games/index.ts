import { readFileSync } from 'node:fs';
import { startGateway } from '@playhouse/gateway';
import { createWpsClient } from '@playhouse/wps';
import type { EncryptionKey } from '@playhouse/wps';
import { judgeVisits } from '../../commands/src/verdict';
import { median } from '../home/measure';
import { launch, slowdownIn } from '../phone';
import { measureGame, measureTwin } from './measureGame';
import type { GameTimes } from './measureGame';
import { serveGames } from './serveGames';
import type { ServedGame } from './serveGames';
import { titles } from './titles';
import type { BenchedTitle } from './titles';

/**
 * `npm run bench:games`: how long a game's page takes until it can be played, against its own markup without scripts, how
 * much script it runs, and the longest task while a round is played; on a slow phone. Ends with 1 over a limit.
 */
const limits = { ratio: 1.2, kib: 60, taskMs: 50 } as const;
/** Visits of each game; another number may be given on the command line. */
const visits = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 5);
/** By how much the machine's own speed may change during a visit for it to count. */
const steady = 1.25;
/** With fewer visits that count nothing is judged; after so many in all no more are made. */
const fewest = Math.min(3, visits);
const most = 2 * visits;

interface Config {
  readonly encryption: EncryptionKey;
  readonly modules?: Readonly<Record<string, string>>;
}

const merchant = 'amihanda';

/** A member at the platform who launches games. */
async function enter(platform: string) {
  const account = 'bench_player';
  await fetch(`${platform}/outbox/members`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant, account, balance: 10_000 }),
  });
  const file = `merchants/${merchant}/whitelabel.json`;
  const { encryption, modules = {} } = JSON.parse(readFileSync(file, 'utf8')) as Config;
  const session: { token?: string } = {};
  const wps = createWpsClient({
    ...{ origin: platform, fetch, now: Date.now },
    merchant: () => merchant,
    modules: () => modules,
    encryptionKey: () => encryption,
    token: () => session.token,
  });
  const credentials = { type: 'username', username: account, password: 'Playhouse-2026' } as const;
  session.token = (await wps.call('session.login', { body: credentials })).token;
  return async ({ name, category }: BenchedTitle) => {
    const list = await wps.call('lobby.gameList', {
      query: { gameType: category, language: 'EN', pageSize: 26, ...(name && { gameName: name }) },
    });
    const game = list.items.find(({ gameName }) => name === '' || gameName === name);
    if (game === undefined) throw new Error(`There is no game ${name}.`);
    const { url } = await wps.call('lobby.launchGame', {
      query: { vendor: game.vassalage, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' },
    });
    return { name: game.gameName, page: new URL(url, platform).href };
  };
}

interface Figures {
  readonly name: string;
  readonly ready: number;
  readonly twin: number;
  /** One of each visit. */
  readonly ratios: readonly number[];
  readonly kib: number;
  /** The least of all visits: what else the machine does only makes tasks longer. */
  readonly longestTask: number;
}

const cell = (text: string) => text.padStart(12);

function report(all: readonly Figures[]): void {
  const heads = ['ready', 'markup', 'times', 'KiB', 'task'];
  console.log(`\n${'slow CPU, slow 4G, ms'.padEnd(28)}${heads.map(cell).join('')}`);
  for (const { name, ready, twin, ratios, kib, longestTask } of all) {
    const figures = [ready.toFixed(0), twin.toFixed(0), median(ratios).toFixed(2)];
    const others = [kib.toFixed(1), longestTask.toFixed(0)];
    console.log(name.padEnd(28) + [...figures, ...others].map(cell).join(''));
  }
}

/** The limits that a game breaks; a ratio that is open to chance is judged by its median. */
function listBroken({ name, ratios, kib, longestTask }: Figures): string[] {
  const verdict = judgeVisits(ratios, limits.ratio);
  const isSlow = verdict === 'open' ? median(ratios) > limits.ratio : verdict === 'broken';
  return [
    ...(isSlow ? [`${name}: ready later than ${String(limits.ratio)} times its markup.`] : []),
    ...(kib > limits.kib ? [`${name}: more than ${String(limits.kib)} KiB of scripts.`] : []),
    ...(longestTask > limits.taskMs
      ? [`${name}: a task of more than ${String(limits.taskMs)} ms while a round is played.`]
      : []),
  ];
}

const gateway = await startGateway({ port: 0, dataDir: ':memory:' });
const server = await serveGames(gateway.url);
const gauge = await launch();

interface Visit extends GameTimes {
  readonly twin: number;
}

/** A visit to a game and its twin on the same phone; undefined where the machine was not as quick before and after. */
async function visitBoth(title: BenchedTitle, served: ServedGame): Promise<Visit | undefined> {
  const slowdown = await slowdownIn(gauge);
  const twin = await measureTwin(served.twin, slowdown);
  const times = await measureGame(served.game, title, slowdown);
  const after = await slowdownIn(gauge);
  const isSteady = Math.max(slowdown, after) <= steady * Math.min(slowdown, after);
  const figures = [times.ready, twin, times.longestTask].map((figure) => figure.toFixed(0));
  console.log(
    `  ready, markup, task: ${figures.join(', ')} ms${isSteady ? '' : ': does not count'}`,
  );
  return isSteady ? { ...times, twin } : undefined;
}

async function measureTitle(
  title: BenchedTitle,
  open: Awaited<ReturnType<typeof enter>>,
): Promise<Figures> {
  const counted: Visit[] = [];
  let [name, kib] = [title.name, 0];
  for (let at = 0; at < most && counted.length < visits; at += 1) {
    const launched = await open(title);
    console.log(launched.name);
    const served = await server.add(launched.page);
    const visit = await visitBoth(title, served);
    if (visit !== undefined) counted.push(visit);
    [name, kib] = [launched.name, served.scriptBytes / 1024];
  }
  return {
    ...{ name, kib },
    ready: median(counted.map(({ ready }) => ready)),
    twin: median(counted.map(({ twin }) => twin)),
    ratios: counted.map(({ ready, twin }) => ready / twin),
    longestTask: Math.min(...counted.map(({ longestTask }) => longestTask)),
  };
}

try {
  const open = await enter(gateway.url);
  const all: Figures[] = [];
  for (const title of titles) all.push(await measureTitle(title, open));
  report(all);
  const broken = all.flatMap(listBroken);
  for (const line of broken) console.error(`\n${line}`);
  if (all.some(({ ratios }) => ratios.length < fewest))
    console.log('\nNOT JUDGED: this machine was steady in too few visits.');
  else process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await gauge.close();
  await server.close();
  await gateway.close();
}
