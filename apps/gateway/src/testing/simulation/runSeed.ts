import { createRandom } from '../../base/random';
import type { Random } from '../../base/random';
import { limits, providerWords } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import type { Act, Told } from './acts';
import { settlements, toFollowUp, toWord } from './acts';
import type { Cast } from './cast';
import type { Coverage } from './Coverage';
import { judgeBooks } from './judgeBooks';
import type { End } from './judgeBooks';
import { judgeEnds } from './judgeEnds';
import { planMoves, planSettlements } from './plan';
import type { Planned } from './plan';
import { readBooks } from './readBooks';
import { Scheduler } from './Scheduler';
import type { Task } from './Scheduler';
import { takeOverChance } from './takeOverChance';
import { World } from './World';

export interface Run {
  /** The rules that do not hold. */
  readonly findings: readonly string[];
  /** Every statement, fault and answer, in order. */
  readonly trace: readonly string[];
}

const gateways = 2;
/** By how many milliseconds gateways' own clocks may be ahead from the start. */
const skews = [0, 0, -180_000, 150_000];
/** By then every draw and every match of a run is over, in milliseconds. */
const until = 15 * 60_000;

type Add = (act: Act, gateway: number) => void;

/** Lets a provider tell once or twice how an order ends, as soon as somebody knows its number. */
function tellOrders(random: Random, add: Add) {
  const known = new Set<string>();
  return ({ act }: Pick<Task, 'act'>, { success, value }: Told) => {
    if (!success || (act.kind !== 'deposit' && act.kind !== 'withdraw')) return;
    const { orderId, amount } = value as { orderId: string; amount: number };
    if (known.has(orderId)) return;
    known.add(orderId);
    const times = random.whole(0, 3);
    for (let at = 0; at < times; at += 1) {
      const outcome = random.chance(0.7) ? 'paid' : 'refused';
      add(toWord({ orderId, outcome, amount }, act.name), random.whole(0, gateways - 1));
    }
  };
}

/** Lets a browser follow a movement whose answer it has lost, once. */
function followLost(random: Random, add: Add) {
  const followed = new Set<Act>();
  return ({ act, gateway }: Task) => {
    if (act.intent === undefined || followed.has(act) || random.chance(0.2)) return;
    followed.add(act);
    const kind = random.chance(0.6) ? 'ask' : 'drop';
    add(toFollowUp(kind, act, act.intent), (gateway + random.whole(0, 1)) % gateways);
  };
}

const isBet = ({ act: { kind } }: Task) => kind === 'lottery' || kind === 'sports';
const isMove = (act: Act): act is End['act'] => act.intent !== undefined;

/** Lets providers tell again what was not heard, without faults from here on. */
async function repeatWords(world: World, tasks: readonly Task[]): Promise<string[]> {
  world.hold(false);
  world.setClocks(() => 0);
  const gateway = world.gateway(0);
  // Tries of the payment password that were broken off count until their time is over.
  await gateway.services.db.delete(limits);
  const kept = await gateway.services.db.select({ body: providerWords.body }).from(providerWords);
  const isKept = ({ body }: Act) => kept.some((word) => word.body === body);
  // One that is kept is judged by the clock, where the gateway ended before it had judged it.
  const words = tasks.filter(
    ({ act, told }) => act.kind === 'word' && told?.success !== true && !isKept(act),
  );
  const failed: string[] = [];
  for (const { act, name } of words)
    if (!(await act.send(gateway)).success) failed.push(`${name} again fails`);
  return failed;
}

function arrive(scheduler: Scheduler, planned: readonly Planned[]): void {
  for (const { act, gateways: places } of planned)
    for (const gateway of places) scheduler.add(act, gateway);
}

async function act(world: World, scheduler: Scheduler, cast: Cast, random: Random): Promise<void> {
  arrive(scheduler, planMoves(random, cast, gateways));
  world.setClocks(() => random.pick(skews));
  world.hold(true);
  await scheduler.run();
  if (!scheduler.tasks.some(isBet)) return;
  world.advance(until);
  arrive(scheduler, planSettlements(random, gateways));
  await scheduler.run();
}

async function judge(world: World, scheduler: Scheduler, cast: Cast): Promise<string[]> {
  const { tasks } = scheduler;
  const failed = tasks.filter(({ told, isCut }) => (told?.status ?? 0) >= 500 && !isCut);
  const findings = [...scheduler.findings, ...failed.map(({ name }) => `${name} fails`)];
  const acts = [...new Set(tasks.map((task) => task.act))].filter(isMove);
  const copies = acts.map((each) => ({
    act: each,
    tasks: tasks.filter((task) => task.act === each),
    followUps: tasks.filter((task) => task.act.about === each),
  }));
  findings.push(...(await repeatWords(world, tasks)));
  const ends = await judgeEnds(world.gateways, copies, findings);
  world.advance(until);
  for (const { send, name } of settlements)
    if (name === 'words' || tasks.some(isBet)) await send(world.gateway(0));
  const after = await readBooks(world.url, cast.watched);
  const broken = await verifyBooks(world.gateway(0).services.db);
  return [
    ...findings,
    ...judgeBooks(ends, { before: cast.books, after }),
    ...broken.map(({ rule, rows }) => `${rule}: not for ${rows} rows`),
  ];
}

/** Runs one seed. @param url of a copy of the cast's database, for this run alone */
export async function runSeed(
  url: string,
  cast: Cast,
  seed: number,
  coverage: Coverage,
): Promise<Run> {
  const random = createRandom(`simulation ${seed}`);
  const world = new World(url);
  const add: Add = (act, gateway) => scheduler.add(act, gateway);
  const hooks = { onTold: tellOrders(random, add), onLost: followLost(random, add) };
  const scheduler: Scheduler = new Scheduler(random, world, coverage, hooks);
  const giveBack = takeOverChance(createRandom(`chance ${seed}`), scheduler.onPause);
  try {
    await world.open(gateways, scheduler);
    await act(world, scheduler, cast, random);
    return { findings: await judge(world, scheduler, cast), trace: scheduler.trace };
  } finally {
    giveBack();
    await world.close();
  }
}
