import { hashSeed, makeGame, replayProof } from '@playhouse/games';
import type { RoundProof } from '@playhouse/games';
import { lobbyCalls, memberCalls } from '@playhouse/wps';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findGameSeed, isJackpotSlot } from '../../catalogue/games';
import type { GameRow } from '../../db/schema';
import { jackpots, ledgerAccounts, ledgerEntries, rounds } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { filePlatform } from '../../testing/filePlatform';
import { findWinningSeed } from '../../testing/findWinningSeed';
import { slowStart } from '../../testing/platform';
import { findGame, sitDown } from '../../testing/sitDown';
import { findJackpot, getJackpotAmount, keepJackpots } from '../jackpot/jackpot';
import type { Services } from '../platform/services';
import { readJackpot } from './readJackpot';
import { openRound } from './round';
import type { Seat } from './seat';

const platform = filePlatform();
let game: GameRow;
beforeAll(async () => {
  game = await findGame(platform.gateway.services, isJackpotSlot);
}, slowStart);

const sit = (type = 0, merchant = 'alpha') =>
  sitDown(platform.gateway.services, game, { type, merchant });

let spins = 0;
const spin = (seat: Seat, bet: number, clientSeed = 'ana', services?: Services) =>
  openRound(services ?? platform.gateway.services, seat, {
    ...{ roundId: `pot-round-${(spins += 1)}`, bet, action: { type: 'spin' }, clientSeed },
  });

/** A player's own seed with which the next round of 5,000 wins the pot. */
const findSeed = (seat: Seat) =>
  findWinningSeed(platform.gateway.services, seat, { tickets: 5_000, among: 20_000_000 });

async function amount(merchant = 'alpha'): Promise<number> {
  const { db } = platform.gateway.services;
  const jackpot = await findJackpot(db, merchant);
  return jackpot === undefined ? 0 : getJackpotAmount(db, jackpot);
}

/** Entries of a merchant's pots, in minor units. */
const listEntries = async (merchant: string) => {
  const { db } = platform.gateway.services;
  const isPot = and(eq(ledgerAccounts.merchant, merchant), like(ledgerAccounts.kind, 'jackpot %'));
  return db
    .select({ account: ledgerAccounts.kind, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isPot);
};

const askEntries = async () =>
  lobbyCalls.jackpotEntries.answer.parse((await platform.ask(lobbyCalls.jackpotEntries)).value);

beforeEach(() => platform.advance(1_000));

describe('the pot', () => {
  it('holds its start and a hundredth of each stake, and opens to its entries [JACK-01]', async () => {
    const seat = await sit();
    const before = await askEntries();
    expect(before.start).toBe(100_000);
    await spin(seat, 25.5);
    await spin(seat, 1_000);
    const { value } = await platform.ask(lobbyCalls.jackpotFeed);
    const feed = lobbyCalls.jackpotFeed.answer.parse(value);
    expect(feed).toMatchObject({ winnable: true });
    expect(Math.round((feed.amount - before.amount) * 100)).toBe(1_025);
    const { start, fed, ...after } = await askEntries();
    expect(after.amount).toBe(feed.amount);
    const sum = fed.reduce((total, each) => total + Math.round(each.amount * 100), start * 100);
    expect(sum).toBe(Math.round(feed.amount * 100));
    expect(fed[0]?.day).toBe('2026-11-21');
  });

  it('gives back on average less than two hundredths of the stakes, and says how much', async () => {
    const { terms } = await askEntries();
    expect(terms).toEqual({
      ...{ start: 100_000, share: 0.01, cycle: 20_000_000 },
      ...{ average: 300_000, payback: 0.015 },
    });
  });

  it('gives no chance to a stake that feeds nothing, and one ticket for each cent fed', async () => {
    const seat = await sit();
    const before = await amount();
    const chances: unknown[] = [];
    for (const bet of [0.99, 1, 1.99, 2])
      chances.push((await spin(seat, bet)).end?.proof.jackpot?.tickets);
    expect(chances).toEqual([0, 1, 1, 2]);
    expect((await amount()) - before).toBe(4);
  });

  it('is paid whole to the round that wins it, and the next one begins with its start', async () => {
    const seat = await sit();
    const clientSeed = await findSeed(seat);
    const before = await amount();
    const { end, balance } = await spin(seat, 5_000, clientSeed);
    // The winner's own stake is in it.
    expect(end?.jackpot).toBe((before + 5_000) / 100);
    expect(end?.win).toBeGreaterThanOrEqual(end?.jackpot ?? Infinity);
    expect(balance).toBe(Math.round((95_000 + (end?.win ?? 0)) * 100) / 100);
    expect(await amount()).toBe(10_000_000);
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
    const { wins } = await askEntries();
    expect(wins[0]).toMatchObject({ gameName: game.name, amount: end?.jackpot });
    expect(wins[0]?.customerName).toMatch(/^se\*\*\*/);
  });

  it('is won as anybody can recompute from the proof of the round', async () => {
    const seat = await sit();
    const spec = findGameSeed(game.nodeId)?.spec;
    if (spec === undefined) throw new Error('no slot');
    const clientSeed = await findSeed(seat);
    const won = await spin(seat, 5_000, clientSeed);
    const lost = await spin(seat, 10);
    for (const [{ end, view }, winsJackpot] of [[won, true] as const, [lost, false] as const]) {
      const proof = end?.proof as RoundProof;
      expect(hashSeed(proof.serverSeed)).toBe(proof.commitment);
      expect(replayProof(makeGame(spec).game, proof)).toMatchObject({ view, winsJackpot });
    }
    expect(lost.end?.jackpot).toBeUndefined();
  });

  it('stands in the record, in the turnover and on the winner board as it was paid', async () => {
    const seat = await sit();
    const { end } = await spin(seat, 5_000, await findSeed(seat));
    const { account } = seat.member;
    const token = await platform.login(account);
    const period = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const asked = await platform.ask(memberCalls.betReport, { token, query: period });
    const report = memberCalls.betReport.answer.parse(asked.value);
    expect(report.items).toMatchObject([{ betAmount: 5_000, winAmount: end?.win, status: 'won' }]);
    expect(report.footer.winAmount).toBe(end?.win);
    const sums = await platform.ask(memberCalls.profitAndLoss, { token, query: period });
    expect(memberCalls.profitAndLoss.answer.parse(sums.value).winAmount).toBe(end?.win);
    const board = await platform.ask(lobbyCalls.winnerBoard, { query: { language: 'EN' } });
    expect(lobbyCalls.winnerBoard.answer.parse(board.value)[0]?.winAmount).toBe(end?.win);
  });

  it('is neither fed nor won nor shown by accounts without real money', async () => {
    for (const [type, merchant] of [[4, 'alpha'] as const, [4, 'alphatrial'] as const]) {
      const seat = await sit(type, merchant);
      const clientSeed = await findSeed(seat);
      const before = await amount();
      const { end } = await spin(seat, 5_000, clientSeed);
      expect(end).not.toHaveProperty('jackpot');
      expect(end?.proof).not.toHaveProperty('jackpot');
      expect(await amount()).toBe(before);
      expect(await readJackpot(platform.gateway.services.db, seat)).toBeUndefined();
    }
    expect(await listEntries('alphatrial')).toEqual([]);
  });

  it('is not there at a merchant whose counter is simulated [JACK-01]', async () => {
    const seat = await sit(0, 'omega');
    await spin(seat, 5_000, await findSeed(seat));
    expect(await listEntries('omega')).toEqual([]);
    const { value } = await platform.ask(lobbyCalls.jackpotFeed, { merchant: 'omega' });
    expect(value).toMatchObject({ amount: 0, winnable: false });
    const asked = await platform.ask(lobbyCalls.jackpotEntries, { merchant: 'omega' });
    expect(asked.code).toBe('notFound');
  });

  it('is paid once to each of two who win at once, while others feed it', async () => {
    const { db } = platform.gateway.services;
    const winners = [await sit(), await sit()];
    const others = await Promise.all(Array.from({ length: 6 }, () => sit()));
    const seeds = await Promise.all(winners.map(findSeed));
    const [before] = await db.select().from(jackpots).where(eq(jackpots.merchant, 'alpha'));
    const all = await platform.everywhere(async (services) => services);
    const at = (turn: number) => all[turn % all.length];
    const played = await Promise.all([
      ...winners.map((seat, turn) => spin(seat, 5_000, seeds[turn], at(turn))),
      ...others.flatMap((seat, turn) =>
        [1, 2, 3].map((more) => spin(seat, 100 * more, `feeds ${more}`, at(turn))),
      ),
    ]);
    const paid = played.flatMap(({ end }) => end?.jackpot ?? []);
    expect(paid.length).toBe(2);
    const [after] = await db.select().from(jackpots).where(eq(jackpots.merchant, 'alpha'));
    expect(after?.number).toBe((before?.number ?? 0) + 2);
    expect(await verifyBooks(db)).toEqual([]);
    const recorded = await db.select().from(rounds).where(eq(rounds.merchant, 'alpha'));
    const records = recorded.filter(({ detail }) => detail['jackpot'] !== undefined);
    for (const sum of paid)
      expect(records.some(({ detail }) => detail['jackpot'] === Math.round(sum * 100))).toBe(true);
  });

  it('is opened once, however often a platform starts', async () => {
    const { db, scopes, now } = platform.gateway.services;
    const before = await listEntries('alpha');
    await db.transaction((tx) => keepJackpots(tx, [...scopes.values()], now()));
    expect(await listEntries('alpha')).toEqual(before);
    expect(before.filter((each) => each.amount === 10_000_000).length).toBeGreaterThan(0);
  });
});
