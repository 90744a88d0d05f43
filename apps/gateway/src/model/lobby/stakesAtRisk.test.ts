import { lobbyCalls, memberCalls, walletCalls } from '@playhouse/wps';
import type { BookAnswer, BookMatch } from '@playhouse/games';
import { describe, expect, it } from 'vitest';
import { gameSeeds } from '../../catalogue/games';
import { verifyBooks } from '../../ledger/verifyBooks';
import { endlessSessions } from '../../testing/platform';
import { openSeat } from '../../testing/openSeat';
import type { SeatCall } from '../../testing/openSeat';
import { seatPlayer } from '../../testing/seat';
import { makeJourneyMember } from '../../seed/journeyMember';
import { settleLotteries } from '../lottery/settleDraws';
import { settleMatches } from './sportsbook/settleMatches';

const { platform } = seatPlayer(endlessSessions);

let keys = 0;
const newKey = () => `at-risk-${(keys += 1)}`;

/** A member who has to stake ten thousand before a withdrawal. */
async function newMember(): Promise<string> {
  const account = `risk_${(keys += 1)}`;
  const { services } = platform.gateway;
  await makeJourneyMember(services, { merchant: 'alpha', account, balance: 50_000 });
  const token = await platform.login(account);
  const body = { methodId: 'qr', amount: 10_000 };
  const made = await platform.ask(walletCalls.createDeposit, { token, body });
  const { orderId } = walletCalls.depositDetail.answer.parse(made.value);
  const decision = new URLSearchParams({ decision: 'approve' });
  await platform.request(`/pay/${orderId}`, { method: 'POST', body: decision });
  return token;
}

/** How much of the ten thousand is staked, and how much the player's own records say. */
async function counted(token: string) {
  const config = await platform.ask(walletCalls.withdrawConfig, { token });
  const { turnoverOpen } = walletCalls.withdrawConfig.answer.parse(config.value);
  const today = { startDate: '2026-11-20', endDate: '2026-11-30' };
  const query = { ...today, gameType: 'ALL', pageNo: 1, pageSize: 50 };
  const report = await platform.ask(memberCalls.betReport, { token, query });
  const { footer } = memberCalls.betReport.answer.parse(report.value);
  return { counted: 10_000 - turnoverOpen, staked: footer.betAmount };
}

describe('a round', () => {
  const tableOf = (rule: string) =>
    gameSeeds().find(({ spec, category }) => spec?.rule === rule && category === 'LIVE')?.nodeId ??
    '';

  it.each([
    ['roulette', ['red', 'black'], 0, 0],
    // By what they keep 70 % of roulette's stakes count, and 30 % of baccarat's.
    ['roulette', ['red'], 70, 70],
    ['roulette', ['red', 'straight-7'], 140, 140],
    ['baccarat', ['banker'], 30, 30],
    ['baccarat', ['banker', 'player'], 0, 20],
    ['dragonTiger', ['dragon', 'tiger'], 0, 20],
  ] as const)('of %s with bets on %j counts from %i to %i', async (rule, spots, least, most) => {
    const token = await newMember();
    const seat = await openSeat(platform, token, tableOf(rule));
    const bets = spots.map((spot) => ({ spot, chips: 1 }));
    const bet = 100 * bets.length;
    await seat('round', { roundId: newKey(), bet, action: { bets }, clientSeed: 'ana' });
    const { counted: amount, staked } = await counted(token);
    expect(staked).toBe(bet);
    expect(amount).toBeGreaterThanOrEqual(least);
    expect(amount).toBeLessThanOrEqual(most);
  });
});

describe('orders on one draw', () => {
  const fiveStar = gameSeeds().find(({ name }) => name === 'Five Star 1 Min');
  type Line = readonly [playId: string, ...numbers: number[]];
  const digits = Array.from({ length: 10 }, (_, digit): Line => ['last1', digit]);

  async function order(token: string, lines: readonly Line[], each: number) {
    const playType = lines[0]?.length === 1 ? 'ent' : 'trad';
    const slip = {
      ...{
        vendor: fiveStar?.vendor,
        code: fiveStar?.roomId,
        playType,
        amount: each * lines.length,
      },
      lines: lines.map(([playId, ...numbers]) => ({ playId, numbers, stake: each })),
    };
    const placed = await platform.ask(lobbyCalls.placeOrder, { token, body: slip });
    expect(placed.code).toBeUndefined();
  }
  const draw = async () => {
    platform.advance(600_000);
    await platform.everywhere(settleLotteries);
  };

  it.each([
    ['big and small', [[['big']], [['small']]], 0, 20],
    ['odd and even', [[['odd']], [['even']]], 0, 20],
    ['big alone', [[['big']]], 100, 100],
    ['big twice', [[['big']], [['big']]], 200, 200],
  ] as const)('on %s count by their difference', async (_what, orders, least, most) => {
    const token = await newMember();
    for (const lines of orders) await order(token, lines, 100);
    await draw();
    const { counted: amount, staked } = await counted(token);
    expect(staked).toBe(100 * orders.length);
    expect(amount).toBeGreaterThanOrEqual(least);
    expect(amount).toBeLessThanOrEqual(most);
  });

  it('on all numbers count by what no result brings back', async () => {
    const token = await newMember();
    await order(token, digits.slice(0, 5), 10);
    await order(token, digits.slice(5), 10);
    await draw();
    expect(await counted(token)).toEqual({ counted: 9, staked: 100 });
  });
});

const football = gameSeeds().find(({ name }) => name === 'Virtual Football')?.nodeId ?? '';
const minute = 60_000;

interface Bet {
  /** Picks in the matches to come, by their place. */
  readonly picks: readonly string[];
  readonly bet: number;
}

async function book(token: string) {
  // Writes the matches to come, whose moment other tests have left behind.
  await platform.everywhere(settleMatches);
  const seat = await openSeat(platform, token, football);
  const { matches } = (await seat('book')) as BookAnswer;
  const coming = matches.filter(({ state }) => state === undefined);
  return { seat, coming };
}

async function place(seat: SeatCall, coming: readonly BookMatch[], { picks, bet }: Bet) {
  const legs = picks.map((pick, at) => ({
    ...{ matchId: coming[at]?.id, pick },
    odds: coming[at]?.odds[pick],
  }));
  await seat('slip', { roundId: newKey(), bet, legs, anyOdds: true });
}

describe('bets on one match', () => {
  const playOut = async () => {
    platform.advance(60 * minute);
    await platform.everywhere(settleMatches);
  };

  it.each([
    ['one side', [{ picks: ['winner:home'], bet: 100 }], 100, 100],
    [
      'both sides of draw no bet',
      ['home', 'away'].map((side) => ({ picks: [`drawNoBet:${side}`], bet: 100 })),
      0,
      110,
    ],
    [
      'all ways that two matches can end',
      ['home', 'draw', 'away'].flatMap((one) =>
        ['home', 'draw', 'away'].map((other) => ({
          picks: [`winner:${one}`, `winner:${other}`],
          bet: 10,
        })),
      ),
      0,
      80,
    ],
  ] as const)('on %s count by their difference', async (_what, bets, least, most) => {
    const token = await newMember();
    const { seat, coming } = await book(token);
    for (const bet of bets) await place(seat, coming, bet);
    await playOut();
    const { counted: amount, staked } = await counted(token);
    expect(staked).toBe(bets.reduce((sum, { bet }) => sum + bet, 0));
    expect(amount).toBeGreaterThanOrEqual(least);
    expect(amount).toBeLessThanOrEqual(most);
  });
});

it('a bet that is bought back counts by what it lost', async () => {
  const token = await newMember();
  const { seat, coming } = await book(token);
  await place(seat, coming, { picks: ['winner:home'], bet: 100 });
  const [bet] = ((await seat('book')) as BookAnswer).bets;
  const price = bet?.cashOut ?? 0;
  await seat('cashOut', { roundId: newKey(), betId: bet?.id, price });
  const { counted: amount } = await counted(token);
  expect(amount).toBeCloseTo(100 - price, 6);
});

it('stakes at risk are in the totals as they are in the rounds', async () => {
  expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
});
