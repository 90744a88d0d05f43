import {
  calculatePayout,
  createFairDraw,
  hashSeed,
  judgePick,
  longestMatchMs,
  playMatch,
  readPick,
} from '@playhouse/games';
import type { BookAnswer, BookMatch, BookVariant, Boot, MatchState } from '@playhouse/games';
import { lobbyCalls, memberCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { gameSeeds } from '../../catalogue/games';
import { fixtures, sportsBets } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { removeOldFixtures, writeFixtures } from '../../model/lobby/sportsbook/writeFixtures';
import { settleMatches } from '../../model/lobby/sportsbook/settleMatches';
import { crowd, times } from '../../testing/crowd';
import { endlessSessions } from '../../testing/platform';
import { seatPlayer } from '../../testing/seat';

const { platform, ask } = seatPlayer(endlessSessions);

const football = gameSeeds().find(({ name }) => name === 'Virtual Football');
const minute = 60_000;

async function open(gameId = 'any') {
  const { value } = await ask(lobbyCalls.launchGame, {
    query: { vendor: football?.vendor ?? '', gameId, nodeId: football?.nodeId ?? '' },
  });
  const page = await (await platform.request(lobbyCalls.launchGame.answer.parse(value).url)).text();
  return JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as Boot;
}

interface Answered {
  readonly success: boolean;
  readonly code?: string;
  readonly value: BookAnswer;
}

async function send(token: string, path: string, body?: object): Promise<Answered> {
  const response = await platform.request(`/play/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answered;
}

/** Brings a match to come, and the pick on it. */
async function seat() {
  const { token } = await open();
  const look = async () => (await send(token, 'book')).value;
  const coming = async (skip = 0) => {
    const { matches } = await look();
    const found = matches.filter(({ state }) => state === undefined)[skip];
    if (found === undefined) throw new Error('no match to come');
    return found;
  };
  return { token, look, coming };
}

const legOn = (match: BookMatch, pick: string) => ({
  ...{ matchId: match.id, pick },
  odds: match.odds[pick] ?? 0,
});

let keys = 0;
const newKey = () => `sports-key-${(keys += 1)}`;

type Leg = ReturnType<typeof legOn>;
const slip = (
  legs: readonly Leg[],
  bet = 10,
  more: { roundId?: string; anyOdds?: boolean } = {},
) => ({
  ...{ roundId: newKey(), bet, legs, anyOdds: false },
  ...more,
});

const settle = () => platform.everywhere(settleMatches);

/** A match is over by then after its start; the database's clock goes on while a test runs. */
const whole = longestMatchMs + 1_000;

/** Lets a match play to its end, and settles. */
async function playOut(match: BookMatch, now: number) {
  platform.advance(match.startsAt - now + whole);
  await settle();
}

/** Settles what earlier tests have left open. */
async function drain() {
  platform.advance(60 * minute);
  await settle();
}

/** Puts a seed in the place of a match's own by which it ends as wanted. */
async function decide({ id, home, away }: BookMatch, winner: MatchState['winner']) {
  const spec = { sport: 'football', home: home.strength, away: away.strength } as const;
  const seeds = Array.from({ length: 200 }, (_, at) => hashSeed(at.toString(16).padStart(2, '0')));
  const seed = seeds.find(
    (each) => playMatch(spec, createFairDraw(each, id)).at(-1)?.winner === winner,
  );
  if (seed === undefined) throw new Error(`No seed ends with ${winner ?? 'nobody'}`);
  await platform.gateway.services.db.update(fixtures).set({ seed }).where(eq(fixtures.id, id));
}

it('each title of sports and e-sports has a book with leagues of its own', () => {
  const titles = gameSeeds().filter(({ category }) => /SPORTS$/.test(category));
  const leagues = titles.flatMap(({ book }) => book?.leagues ?? []);
  expect(leagues).toHaveLength(2 * titles.length);
  expect(new Set(leagues).size).toBe(leagues.length);
});

describe('matches', () => {
  it('are written once by any number of gateways, and go after a day unless somebody bet', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const [kept, other] = [await coming(0), await coming(1)];
    await send(token, 'slip', slip([legOn(kept, 'winner:home')]));
    const { now } = await look();
    const { services } = platform.gateway;
    const seedOf = async (id: string) =>
      (await services.db.select().from(fixtures).where(eq(fixtures.id, id)))[0]?.seed;
    const seed = await seedOf(other.id);
    await Promise.all([writeFixtures(services.db, now), writeFixtures(services.db, now)]);
    expect(await seedOf(other.id)).toBe(seed);
    platform.advance(25 * 60 * minute);
    await settle();
    await removeOldFixtures(services);
    expect(await seedOf(other.id)).toBeUndefined();
    expect(await seedOf(kept.id)).toBeDefined();
  });

  it('stand half an hour ahead, with odds, and promise their seed by its hash alone', async () => {
    const { look } = await seat();
    const { matches, now } = await look();
    expect(Math.max(...matches.map(({ startsAt }) => startsAt)) - now).toBeGreaterThan(20 * minute);
    expect(new Set(matches.map(({ league }) => league)).size).toBe(2);
    const coming = matches.filter(({ state }) => state === undefined);
    for (const { odds, seed, commitment } of coming) {
      expect(Object.values(odds).filter((each) => each !== null).length).toBeGreaterThan(6);
      expect(seed).toBeUndefined();
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(matches.some(({ state }) => state !== undefined)).toBe(true);
  });

  it('move by the clock, and tell their seed once they are over', async () => {
    const { look, coming } = await seat();
    const { now } = await look();
    const { id, startsAt } = await coming();
    const find = async () => (await look()).matches.find((match) => match.id === id);
    platform.advance(startsAt - now + 2 * minute + 2_000);
    const live = await find();
    expect(live?.state?.step).toBe(30);
    expect(live?.seed).toBeUndefined();
    platform.advance(4 * minute);
    const over = await find();
    expect(over?.state?.winner).toBeDefined();
    expect(over?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(over?.odds ?? {}).every((odds) => odds === null)).toBe(true);
    await settle();
  });
});

describe('a bet', () => {
  it('is placed once however often it is sent, and stands in the book', async () => {
    const { token, look, coming } = await seat();
    const { balance } = await look();
    const sent = slip([legOn(await coming(), 'winner:home')]);
    const answers = [await send(token, 'slip', sent), await send(token, 'slip', sent)];
    for (const { success, value } of answers) {
      expect(success).toBe(true);
      expect(value.balance).toBe(balance - 10);
    }
    const [bet] = (await look()).bets;
    const odds = sent.legs[0]?.odds ?? 0;
    expect(bet).toMatchObject({ stake: 10, payout: odds / 10, status: 'open', legs: [{ odds }] });
    expect((await send(token, 'slip', { ...sent, bet: 20 })).code).toBe('intent.conflict');
  });

  it('is refused where odds have fallen, unless any odds will do', async () => {
    const { token, look, coming } = await seat();
    const { balance } = await look();
    const leg = legOn(await coming(), 'winner:home');
    const higher = { ...leg, odds: leg.odds + 1 };
    expect((await send(token, 'slip', slip([higher]))).code).toBe('odds.changed');
    expect((await look()).balance).toBe(balance);
    const taken = await send(token, 'slip', slip([higher], 10, { anyOdds: true }));
    expect(taken.value.bets[0]?.legs[0]?.odds).toBe(leg.odds);
    const lower = await send(token, 'slip', slip([{ ...leg, odds: leg.odds - 1 }]));
    expect(lower.value.bets[0]?.legs[0]?.odds).toBe(leg.odds);
  });

  it('is refused once its market has closed, on unknown matches, and on two picks of one', async () => {
    const { token, look, coming } = await seat();
    const match = await coming();
    const leg = legOn(match, 'winner:home');
    const both = slip([leg, legOn(match, 'winner:away')]);
    expect((await send(token, 'slip', both)).code).toBe('request.invalid');
    expect((await send(token, 'slip', slip([]))).code).toBe('request.invalid');
    expect((await send(token, 'slip', slip([{ ...leg, matchId: 'none' }]))).code).toBe(
      'market.closed',
    );
    expect((await send(token, 'slip', slip([{ ...leg, pick: 'winner:both' }]))).code).toBe(
      'market.closed',
    );
    expect((await send(token, 'slip', slip([leg], 5_001))).code).toBe('amount.outOfRange');
    const { now, balance } = await look();
    platform.advance(match.startsAt - now + whole);
    expect((await send(token, 'slip', slip([leg]))).code).toBe('market.closed');
    expect((await look()).balance).toBe(balance);
  });

  it('that would pay more than the most is refused', async () => {
    const { token, look } = await seat();
    await settle();
    const { matches } = await look();
    const coming = matches.filter(({ state }) => state === undefined).slice(0, 8);
    const legs = coming.map((match) => legOn(match, 'winner:draw'));
    expect(calculatePayout(100_000, legs)).toBeGreaterThan(10_000_000);
    expect((await send(token, 'slip', slip(legs, 1_000))).code).toBe('amount.outOfRange');
  });
});

describe('a bet on a match that is over', () => {
  it('is settled once by any number of gateways, by the end that its seed gives', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const match = await coming();
    const picks = ['winner:home', 'winner:draw', 'winner:away'];
    for (const pick of picks) await send(token, 'slip', slip([legOn(match, pick)]));
    const { balance, now } = await look();
    platform.advance(match.startsAt - now + whole);
    await Promise.all([settle(), settle()]);
    await settle();
    const { bets, balance: after, matches } = await look();
    const state = matches.find(({ id }) => id === match.id)?.state;
    const won = bets.slice(0, 3).filter(({ status }) => status === 'won');
    expect(won).toHaveLength(1);
    expect(won[0]?.legs[0]?.pick).toBe(`winner:${state?.winner ?? ''}`);
    expect(after).toBeCloseTo(balance + (won[0]?.win ?? 0), 6);
    const { items } = memberCalls.betReport.answer.parse(
      (
        await ask(memberCalls.betReport, {
          query: { startDate: '2026-11-01', endDate: '2026-11-30', pageSize: 3 },
        })
      ).value,
    );
    expect(items.map(({ status }) => status).sort()).toEqual(['lost', 'lost', 'won']);
    expect(items.every(({ gameName }) => gameName === 'Virtual Football')).toBe(true);
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  });

  it('pays a combined bet by the legs that stand where one is void', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const [one, other] = [await coming(0), await coming(1)];
    await decide(one, 'draw');
    await decide(other, 'home');
    const legs = [legOn(one, 'drawNoBet:home'), legOn(other, 'winner:home')];
    await send(token, 'slip', slip(legs));
    await playOut(other, (await look()).now);
    const [bet] = (await look()).bets;
    expect(bet?.legs.map(({ result }) => result)).toEqual(['void', 'won']);
    expect(bet).toMatchObject({ status: 'won', win: (bet?.legs[1]?.odds ?? 0) / 10 });
  });

  it('gives the stake of a void single back, which is no win', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const match = await coming();
    await decide(match, 'draw');
    await send(token, 'slip', slip([legOn(match, 'drawNoBet:away')]));
    await playOut(match, (await look()).now);
    expect((await look()).bets[0]).toMatchObject({ status: 'returned', win: 10, net: 0 });
  });

  it('loses a combined bet with its first lost leg, while another match is still to come', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const [one, later] = [await coming(0), await coming(8)];
    await decide(one, 'away');
    await send(token, 'slip', slip([legOn(one, 'winner:home'), legOn(later, 'winner:home')]));
    await playOut(one, (await look()).now);
    const [bet] = (await look()).bets;
    expect(bet?.legs.map(({ result }) => result)).toEqual(['lost', 'open']);
    expect(bet).toMatchObject({ status: 'lost', win: 0 });
  });

  it('is judged as its player can judge it by the state that is shown', async () => {
    const { token, look, coming } = await seat();
    await settle();
    const match = await coming();
    const picks = Object.keys(match.odds).filter((pick) => match.odds[pick] !== null);
    for (const pick of picks) await send(token, 'slip', slip([legOn(match, pick)], 1));
    await playOut(match, (await look()).now);
    const { bets, matches } = await look();
    const state = matches.find(({ id }) => id === match.id)?.state;
    if (state?.winner === undefined) throw new Error('not over');
    const { home, away } = state.score;
    const end = { home, away, total: home + away, winner: state.winner };
    for (const { legs, status } of bets.slice(0, picks.length)) {
      const pick = readPick(legs[0]?.pick ?? '');
      const result = judgePick(pick.market, pick, end);
      expect(status).toBe({ won: 'won', lost: 'lost', void: 'returned' }[result]);
    }
  });
});

describe('cashing out', () => {
  it('pays once, less than the bet is worth, and the bet is not settled again', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const match = await coming();
    await send(token, 'slip', slip([legOn(match, 'winner:home')], 100));
    const [bet] = (await look()).bets;
    const price = bet?.cashOut ?? 0;
    expect(price).toBeGreaterThan(80);
    expect(price).toBeLessThan(94.5);
    const { balance } = await look();
    const sent = { roundId: newKey(), betId: bet?.id, price };
    const answers = [await send(token, 'cashOut', sent), await send(token, 'cashOut', sent)];
    for (const { value } of answers) expect(value.balance).toBeCloseTo(balance + price, 6);
    const again = await send(token, 'cashOut', { ...sent, roundId: newKey() });
    expect(again.code).toBe('market.closed');
    await playOut(match, (await look()).now);
    const after = await look();
    expect(after.bets[0]).toMatchObject({ status: 'cashedOut', win: price });
    expect(after.balance).toBeCloseTo(balance + price, 6);
  });

  it('pays once while all gateways settle the match of one of its legs', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const [one, later] = [await coming(0), await coming(8)];
    await decide(one, 'home');
    await send(token, 'slip', slip([legOn(one, 'winner:home'), legOn(later, 'winner:home')], 100));
    platform.advance(one.startsAt - (await look()).now + whole);
    const { bets, balance } = await look();
    const [bet] = bets;
    const price = bet?.cashOut ?? 0;
    expect(price).toBeGreaterThan(0);
    const [, answers] = await Promise.all([
      times(crowd / 2, settle),
      times(crowd, () => send(token, 'cashOut', { roundId: newKey(), betId: bet?.id, price })),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(
      Array.from({ length: crowd - 1 }, () => 'market.closed'),
    );
    await playOut(later, (await look()).now);
    const after = await look();
    expect(after.balance).toBeCloseTo(balance + price, 6);
    expect(after.bets[0]).toMatchObject({ status: 'cashedOut', win: price });
    const [match] = await platform.gateway.services.db
      .select()
      .from(fixtures)
      .where(eq(fixtures.id, one.id));
    expect(match?.settledAt).not.toBeNull();
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  });

  it('is offered for the legs that are left once another has won', async () => {
    await drain();
    const { token, look, coming } = await seat();
    const [one, later] = [await coming(0), await coming(8)];
    await decide(one, 'home');
    const won = legOn(one, 'winner:home');
    await send(token, 'slip', slip([won, legOn(later, 'winner:home')]));
    await playOut(one, (await look()).now);
    const [bet] = (await look()).bets;
    expect(bet?.legs.map(({ result }) => result)).toEqual(['won', 'open']);
    // 94.5 % of what the leg to come is worth, of which 95 % are paid.
    const price = (won.odds / 10) * 0.945 * 0.95;
    expect(Math.abs((bet?.cashOut ?? 0) / price - 1)).toBeLessThan(0.02);
    const sent = { roundId: newKey(), betId: bet?.id, price: bet?.cashOut };
    expect((await send(token, 'cashOut', sent)).success).toBe(true);
  });

  it('pays nothing at a price that is no longer offered', async () => {
    const { token, look, coming } = await seat();
    await send(token, 'slip', slip([legOn(await coming(), 'winner:home')]));
    const [bet] = (await look()).bets;
    const sent = { roundId: newKey(), betId: bet?.id, price: (bet?.cashOut ?? 0) + 0.01 };
    expect((await send(token, 'cashOut', sent)).code).toBe('odds.changed');
    expect((await look()).bets[0]?.status).toBe('open');
  });

  it('of somebody else’s bet is refused', async () => {
    const { token, look, coming } = await seat();
    await send(token, 'slip', slip([legOn(await coming(), 'winner:home')]));
    const [bet] = (await look()).bets;
    const { db } = platform.gateway.services;
    await db
      .update(sportsBets)
      .set({ memberId: 1 })
      .where(eq(sportsBets.id, bet?.id ?? ''));
    const sent = { roundId: newKey(), betId: bet?.id, price: 1 };
    expect((await send(token, 'cashOut', sent)).code).toBe('market.closed');
    await db.delete(sportsBets).where(eq(sportsBets.id, bet?.id ?? ''));
  });
});

it('a hot match shows odds and opens its own match [HOT-01]', async () => {
  await settle();
  const { value } = await ask(lobbyCalls.hotMatches, { query: { language: 'EN' } });
  const matches = lobbyCalls.hotMatches.answer.parse(value);
  expect(new Set(matches.map(({ nodeId }) => nodeId)).size).toBe(6);
  const hot = matches.find(({ nodeId }) => nodeId === football?.nodeId);
  expect(hot?.odds.map(({ side }) => side)).toContain('draw');
  const { variant, token } = await open(hot?.roomId);
  const { matchId } = variant as BookVariant;
  const book = (await send(token, `book?match=${matchId ?? ''}`)).value;
  const match = book.matches.find(({ id }) => id === matchId);
  expect(match?.home.name).toBe(hot?.homeTeam);
  const [row] = await platform.gateway.services.db
    .select()
    .from(fixtures)
    .where(eq(fixtures.id, matchId ?? ''));
  expect(row?.startsAt.getTime()).toBe(hot?.matchTime);
});
