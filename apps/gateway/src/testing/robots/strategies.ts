import {
  agentCalls,
  contractCalls,
  memberCalls,
  promotionCalls,
  walletCalls,
} from '@playhouse/wps';
import { demoContracts, topRates } from '../../content/people';
import { contracts } from '../../db/schema';
import { demoHolder, demoPaymentPassword } from '../../seed/people';
import type { Browser, Crew, Robot } from './Crew';
import { meetTurnover, visitTable, wash } from './plays';

/** A week of a robot, by public calls. */
export type Strategy = (crew: Crew, week: number) => Promise<void>;

/** Takes whatever is given at the moment; refusals are the rule. */
async function takeAll(crew: Crew, robot: Robot): Promise<void> {
  const { value } = await crew.ask(promotionCalls.rewards, robot);
  for (const { id } of promotionCalls.rewards.answer.parse(value))
    await crew.ask(promotionCalls.claimReward, robot, { body: { id } });
  for (const id of ['checkin', 'livecash', 'tournament'])
    await crew.ask(promotionCalls.applyActivity, robot, { body: { id } });
  await crew.ask(promotionCalls.grabRedRain, robot);
  await crew.ask(memberCalls.claimManualRebate, robot);
}

const join = (crew: Crew, robot: Robot) =>
  crew.ask(promotionCalls.applyActivity, robot, { body: { id: 'welcome' } });

/** A newcomer who deposits, with the welcome bonus, and brings money along. */
async function enrol(crew: Crew, inviter?: Robot, browser?: Browser): Promise<Robot> {
  const robot = await crew.register(inviter, browser);
  if (crew.random.chance(0.7)) await join(crew, robot);
  await crew.deposit(robot, 100 * crew.random.whole(1, 3), demoHolder);
  await crew.bring(robot);
  return robot;
}

async function transferUp(crew: Crew, robot: Robot): Promise<void> {
  const balance = Math.floor(await crew.findBalance(robot));
  const amount = crew.random.chance(0.7) ? balance : Math.ceil(balance / 2);
  const body = { amount, paymentPassword: demoPaymentPassword };
  await crew.ask(walletCalls.transferToUpline, robot, { body });
}

/** Newcomers with gifts and a welcome bonus, who bet on all sides before they play for their turnover. */
const washer: Strategy = async (crew, week) => {
  if (week === 1 || crew.random.chance(0.3)) await enrol(crew);
  for (const robot of crew.robots) {
    await takeAll(crew, robot);
    await wash(crew, robot);
    await meetTurnover(crew, robot);
  }
};

/** Newcomers, with a deposit and without, who hand all that they are given to one superior. */
const ring: Strategy = async (crew, week) => {
  if (week === 1) await enrol(crew);
  for (let friends = crew.random.whole(1, 2); friends > 0; friends -= 1) {
    const inviter = crew.random.pick(crew.robots);
    await (crew.random.chance(0.5) ? enrol(crew, inviter) : crew.register(inviter));
  }
  for (const robot of [...crew.robots].reverse()) {
    await takeAll(crew, robot);
    if (robot !== crew.robots[0]) await transferUp(crew, robot);
  }
  for (const robot of crew.robots) await meetTurnover(crew, robot);
};

/** Offers that the house makes: its own contracts, or a part of them. */
async function offerContracts(crew: Crew, { id: memberId }: Robot, version: number) {
  const { services } = crew.platform.gateway;
  const startsAt = new Date(services.now());
  for (const [kind, tiers] of Object.entries(demoContracts)) {
    const factor = crew.random.pick([0.5, 1]);
    await services.db.insert(contracts).values({
      ...{ id: `${memberId}-${kind}-${version}`, memberId, kind, version, status: 'pending' },
      ...{ startsAt, tiers: tiers.map((tier) => ({ ...tier, rate: tier.rate * factor })) },
    });
  }
}

const ways = [
  ['salary', contractCalls.processDailySalary],
  ['dividend', contractCalls.acceptDividend],
  ['hourly', contractCalls.hourSalary],
] as const;

async function acceptContracts(crew: Crew, robot: Robot, version: number): Promise<void> {
  for (const [kind, call] of ways) {
    const decision = { contractId: `${robot.id}-${kind}-${version}`, action: 'accept' };
    await crew.ask(call, robot, call.method === 'GET' ? { query: decision } : { body: decision });
  }
}

/** Sets rates by chance, as an agent for the level right below. */
async function setRates(crew: Crew, robot: Robot, below: Robot): Promise<void> {
  const rates = Object.keys(topRates).map((gameType) => ({
    gameType,
    rate: crew.random.whole(0, 8) / 10,
  }));
  const body = { memberId: String(below.id), rates };
  await crew.ask(agentCalls.setRebateSettings, robot, { body });
}

/** Agents above one another: the lowest set rates by chance, accept contracts and play. */
const chain: Strategy = async (crew, week) => {
  for (let more = week === 1 ? 3 : 1; more > 0; more -= 1)
    await crew.makeAgent(topRates, crew.robots.at(-1));
  const lowest = crew.robots.slice(-4);
  for (const [at, robot] of lowest.entries()) {
    const below = lowest[at + 1];
    if (below !== undefined) await setRates(crew, robot, below);
    await offerContracts(crew, robot, week);
    if (crew.random.chance(0.7)) await acceptContracts(crew, robot, week);
  }
  for (const robot of lowest.slice(-3)) {
    await crew.deposit(robot, 10_000);
    await visitTable(crew, robot, 100);
    await takeAll(crew, robot);
    await meetTurnover(crew, robot);
  }
};

const browsers = new WeakMap<Crew, Browser>();

/** One person with one browser and one card, who invites themselves again and again. */
const registrar: Strategy = async (crew, week) => {
  const browser = browsers.get(crew) ?? {};
  browsers.set(crew, browser);
  const [first] = crew.robots;
  if (week === 1) await enrol(crew, undefined, browser);
  await enrol(crew, first ?? crew.robots[0], browser);
  for (const robot of crew.robots.slice(-2)) {
    await takeAll(crew, robot);
    await meetTurnover(crew, robot);
  }
  if (first !== undefined) await meetTurnover(crew, first);
};

/** The ways in which people who know the terms try to earn by them. */
export const strategies = { washer, ring, chain, registrar } satisfies Record<string, Strategy>;
export type StrategyName = keyof typeof strategies;
