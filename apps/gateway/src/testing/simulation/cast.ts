import { hash } from '@node-rs/argon2';
import { lobbyCalls, securityCalls, sessionCalls, walletCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import type { BookAnswer } from '@playhouse/games';
import type { Gateway } from '../../app/createGateway';
import { createGateway } from '../../app/createGateway';
import { gameSeeds } from '../../catalogue/games';
import { draws, members } from '../../db/schema';
import { openSeat } from '../../model/lobby/seat';
import { settleMatches } from '../../model/lobby/sportsbook/settleMatches';
import { drawDueIssues } from '../../model/lottery/draws';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword, demoPaymentPassword } from '../../seed/people';
import { loseRound } from '../loseRound';
import { testMerchants } from '../merchants';
import { askGateway, endlessSessions, testNow } from '../platform';
import { createTestDatabase } from '../postgres';
import { readBooks } from './readBooks';
import type { Books } from './readBooks';

/** A member who acts, with what it is known by. */
export interface Player {
  readonly id: number;
  readonly account: string;
  readonly token: string;
  readonly card: string;
  readonly seats: Readonly<Record<'slots' | 'lottery' | 'sports', string>>;
  readonly uplineId: number;
}

/** A match to come, and a pick on it. */
export interface Leg {
  readonly matchId: string;
  readonly pick: string;
  readonly odds: number;
}

/** The members of every run, and the database in which they stand ready. */
export interface Cast {
  readonly database: string;
  readonly players: readonly Player[];
  readonly leg: Leg;
  /** Ids of the players and of those above them. */
  readonly watched: readonly number[];
  /** The books before a run. */
  readonly books: Books;
  drop(): Promise<void>;
}

/** So many withdrawals has the last of them made today: one more is allowed. */
const withdrawn = 4;

/** Each below the one before. */
const chain = [
  { account: 'sim_top', type: 2, rates: { RNG: 3 } },
  { account: 'sim_above', type: 1, rates: { RNG: 2 }, upline: 'sim_top' },
  { account: 'sim_ana', rates: { RNG: 1 }, upline: 'sim_above' },
  { account: 'sim_ben', rates: { RNG: 1 }, upline: 'sim_above' },
  { account: 'sim_cara', upline: 'sim_above' },
];
const acting = ['sim_above', 'sim_ana', 'sim_ben', 'sim_cara'];

const nodeOf = (title: string) => gameSeeds().find(({ name }) => name === title)?.nodeId ?? '';

const lottery = nodeOf('Bolt Draw');

async function enrol({ services }: Gateway): Promise<void> {
  const more = { merchant: 'alpha', balance: 1_000, payout: true, reward: 50 };
  for (const member of chain) await makeJourneyMember(services, { ...more, ...member });
  for (const account of acting) await loseRound(services, { account, bet: 20_000 });
  // Its check is to cost no time.
  const paymentPasswordHash = await hash(demoPaymentPassword, { memoryCost: 8, timeCost: 1 });
  await services.db.update(members).set({ paymentPasswordHash });
  await settleMatches(services);
}

/** Takes a seat at a game without its page, which would have to be compiled. */
async function sit(gateway: Gateway, token: string, nodeId: string): Promise<string> {
  const query = { vendor: 'any', gameId: 'any', nodeId };
  const { value } = await askGateway(gateway, lobbyCalls.launchGame, { token, query });
  const { url } = lobbyCalls.launchGame.answer.parse(value);
  const [, launch = ''] = /^\/play\/([\w-]+)/.exec(url) ?? [];
  return (await openSeat(gateway.services, launch)) ?? '';
}

async function seat(gateway: Gateway, account: string): Promise<Player> {
  const body = { type: 'username', username: account, password: demoPassword };
  const { token } = sessionCalls.login.answer.parse(
    (await askGateway(gateway, sessionCalls.login, { body })).value,
  ) as { token: string };
  const cards = await askGateway(gateway, securityCalls.bankCards, { token });
  const isOne = eq(members.account, account);
  const [member] = await gateway.services.db.select().from(members).where(isOne);
  return {
    ...{ id: member?.id ?? 0, uplineId: member?.uplineId ?? 0, account, token },
    card: securityCalls.bankCards.answer.parse(cards.value)[0]?.id ?? '',
    seats: {
      slots: await sit(gateway, token, '100001'),
      lottery: await sit(gateway, token, lottery),
      sports: await sit(gateway, token, nodeOf('Virtual Football')),
    },
  };
}

async function findLeg(gateway: Gateway, token = ''): Promise<Leg> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await gateway.app.request('/play/api/book', { headers });
  const { value } = (await response.json()) as { value: BookAnswer };
  const match = value.matches.find(({ state }) => state === undefined);
  const [pick = '', odds = 0] = Object.entries(match?.odds ?? {})[0] ?? [];
  return { matchId: match?.id ?? '', pick, odds: odds ?? 0 };
}

const minutes = 30;

/** Draws what nobody of a run bets on: it would be most of what is settled. */
async function drawOthers({ services: { db } }: Gateway): Promise<void> {
  for (let minute = 0; minute <= minutes; minute += 1)
    await drawDueIssues(db, testNow + minute * 60_000);
  await db.delete(draws).where(eq(draws.nodeId, lottery));
}

/** Seats the members in a database of which every run gets a copy. @param server `postgres://…` */
export async function makeCast(server: string): Promise<Cast> {
  const { url, drop } = await createTestDatabase(server, testNow);
  const common = { merchants: testMerchants, now: () => testNow, ...endlessSessions };
  const gateway = await createGateway({ databaseUrl: url, ...common });
  await enrol(gateway);
  const players: Player[] = [];
  for (const account of acting) players.push(await seat(gateway, account));
  const { token, card } = players.at(-1) ?? { token: '', card: '' };
  for (let made = 0; made < withdrawn; made += 1) {
    const body = { amount: 100, bankCardId: card, paymentPassword: demoPaymentPassword };
    const answer = await askGateway(gateway, walletCalls.createWithdraw, { token, body });
    if (!answer.success) throw new Error(`a withdrawal was refused: ${answer.code ?? ''}`);
  }
  const leg = await findLeg(gateway, players[0]?.seats.sports);
  await drawOthers(gateway);
  await gateway.close();
  const watched = [...new Set(players.flatMap(({ id, uplineId }) => [id, uplineId]))];
  const books = await readBooks(url, watched);
  return { database: new URL(url).pathname.slice(1), players, leg, watched, books, drop };
}
