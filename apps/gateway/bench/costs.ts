import type { Call } from '@playhouse/wps';
import { agentCalls, lobbyCalls, memberCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import { toDay, shiftDay } from '../src/base/period';
import type { Gateway } from '../src/app/createGateway';
import { createGateway } from '../src/app/createGateway';
import type { Ground, Visitor } from './ground';
import { benchMerchants } from './ground';
import type { CountedWay } from './trips';
import { openCountedWay } from './trips';

/** The calls that are measured: how somebody of a ground asks for each. */
interface Question {
  readonly name: string;
  readonly who: 'players' | 'agents';
  request(visitor: Visitor, turn: number): readonly [path: string, init: RequestInit];
}

/** Medians of one question: milliseconds for the smaller and the larger ground, and ways to the database and back. */
export interface Cost {
  readonly name: string;
  readonly trips: number;
  readonly small: number;
  readonly large: number;
}

const today = toDay(Date.now(), 'Asia/Manila');
const month = { startDate: shiftDay(today, -29), endDate: today };

const asks = (call: Call, who: Question['who'], query: object = {}): Question => ({
  name: call.name,
  who,
  request: ({ token }) => [
    `${call.path}?${new URLSearchParams({ ...query }).toString()}`,
    { method: call.method, headers: { Merchant: 'alpha', Authorization: `Bearer ${token}` } },
  ],
});

/** A round of a slot, with its stake in whole units. */
export const createRound = (seat: string, roundId: string) =>
  [
    '/play/api/round',
    {
      method: 'POST',
      headers: { Authorization: `Bearer ${seat}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ roundId, bet: 1, action: { type: 'spin' }, clientSeed: 'bench' }),
    },
  ] as const;

const questions: readonly Question[] = [
  asks(walletCalls.balance, 'players'),
  {
    name: 'a round',
    who: 'players',
    request: ({ seat }, turn) => createRound(seat, `bench-cost-${turn}`),
  },
  asks(walletCalls.transactions, 'players', month),
  asks(memberCalls.betReport, 'players', month),
  asks(lobbyCalls.gameList, 'players', { gameType: 'RNG', language: 'EN' }),
  asks(lobbyCalls.winnerBoard, 'players', { gameCategory: 'ALL', limitNum: 20, language: 'EN' }),
  asks(lobbyCalls.jackpotFeed, 'players'),
  asks(promotionCalls.leaderBoard, 'players'),
  asks(agentCalls.teamList, 'agents'),
  asks(agentCalls.teamOverview, 'agents', month),
  asks(agentCalls.teamTrend, 'agents', month),
  asks(agentCalls.teamBetting, 'agents', month),
];

const [warmUps, samples] = [30, 150];
const [tripSamples, warmTrips] = [15, 6];

async function timed(
  ground: Pick<Ground, 'players' | 'agents' | 'gateway'>,
  { who, request, name }: Question,
  turn: number,
) {
  const visitor = ground[who][turn % ground[who].length];
  if (visitor === undefined) throw new Error(`nobody asks for ${name}`);
  const [path, init] = request(visitor, turn);
  const began = performance.now();
  const answer = await ground.gateway.app.request(path, init);
  const { success } = (await answer.json()) as { success: boolean };
  const took = performance.now() - began;
  if (!success) throw new Error(`${name} was refused with ${answer.status}`);
  return took;
}

const median = (all: readonly number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;

/** Ways to the database and back of one question, once the one connection knows its statements. */
async function countTrips(ground: Ground, way: CountedWay, gateway: Gateway, question: Question) {
  const counted: number[] = [];
  for (let turn = 0; turn < tripSamples; turn += 1) {
    way.take();
    await timed({ ...ground, gateway }, question, warmUps + samples + turn);
    counted.push(way.take());
  }
  return median(counted.slice(warmTrips));
}

/** By the name of each question. */
async function measureTrips(ground: Ground): Promise<Map<string, number>> {
  const way = await openCountedWay(ground.url);
  const gateway = await createGateway({
    databaseUrl: way.url,
    databasePool: 1,
    merchants: benchMerchants,
  });
  try {
    const trips = new Map<string, number>();
    for (const question of questions)
      trips.set(question.name, await countTrips(ground, way, gateway, question));
    return trips;
  } finally {
    await gateway.close();
    await way.close();
  }
}

/** Asks both grounds in turn, so that what disturbs the machine disturbs both, each time as somebody else. */
export async function measureCosts(small: Ground, large: Ground): Promise<Cost[]> {
  const costs: Omit<Cost, 'trips'>[] = [];
  for (const question of questions) {
    const took = { small: [] as number[], large: [] as number[] };
    for (let turn = 0; turn < warmUps + samples; turn += 1) {
      const [one, other] = [await timed(small, question, turn), await timed(large, question, turn)];
      if (turn < warmUps) continue;
      took.small.push(one);
      took.large.push(other);
    }
    costs.push({
      name: question.name,
      small: median(took.small),
      large: median(took.large),
    });
  }
  const trips = await measureTrips(small);
  return costs.map((cost) => ({ ...cost, trips: trips.get(cost.name) ?? Number.NaN }));
}
