import fc from 'fast-check';
import { agentCalls, memberCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { members, rateVersions, settlementLines } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { makeJourneyMember } from '../../seed/journeyMember';
import { crowd } from '../../testing/crowd';
import { filePlatform } from '../../testing/filePlatform';
import { loseRound } from '../../testing/loseRound';
import { endlessSessions, slowStart } from '../../testing/platform';
import { command } from '../platform/command';
import { findRates, setRates } from './rates';
import { settleUpToNow } from './settleDays';

const day = 86_400_000;
const minute = 60_000;
const platform = filePlatform(endlessSessions);
const tokens: Record<string, string> = {};

const services = () => platform.gateway.services;
async function find(account: string) {
  const [member] = await services().db.select().from(members).where(eq(members.account, account));
  if (member === undefined) throw new Error(`${account} is gone`);
  return member;
}

/** Makes a member below another, with a rate in slots of at most the other's. */
async function make(account: string, type: number, rate: number, upline?: string) {
  const rates = rate === 0 ? {} : { rates: { RNG: rate } };
  const made = { merchant: 'alpha', account, type, upline, balance: 600_000, ...rates };
  expect(await makeJourneyMember(services(), made)).toBe(true);
  return find(account);
}

/** Asks as somebody, logged in when first needed. */
async function ask(who: string, call: Call, asked: object = {}) {
  tokens[who] ??= await platform.login(who);
  return platform.ask(call, { token: tokens[who], ...asked });
}

/** A superior sets a rate in slots. */
const give = async (who: string, to: string, rate: number) =>
  ask(who, agentCalls.setRebateSettings, {
    body: { memberId: String((await find(to)).id), rates: [{ gameType: 'RNG', rate }] },
  });

async function nextDay(): Promise<void> {
  platform.advance(day);
  await settleUpToNow(services());
}

beforeAll(async () => {
  await settleUpToNow(services());
  await make('rate_top', 2, 2);
  await make('rate_mid', 1, 1.5, 'rate_top');
  await make('rate_low', 1, 1.2, 'rate_mid');
  await make('rate_player', 0, 0.5, 'rate_low');
}, slowStart);

describe('a rate', () => {
  it('never rises on the way down, whoever sets it and whichever way it moves', async () => {
    const settings = async (who: string, of: string) => {
      const query = { memberId: String((await find(of)).id) };
      const { value } = await ask(who, agentCalls.rebateSettings, { query });
      return agentCalls.rebateSettings.answer
        .parse(value)
        .rates.find(({ gameType }) => gameType === 'RNG');
    };
    expect(await settings('rate_top', 'rate_low')).toMatchObject({ rate: 1.2, min: 0.5, max: 1.5 });
    // The top has two percent, but the level between has less.
    expect((await give('rate_top', 'rate_low', 1.6)).code).toBe('rebate.outOfRange');
    expect((await give('rate_top', 'rate_mid', 2.1)).code).toBe('rebate.outOfRange');
    expect((await give('rate_top', 'rate_mid', 1.1)).code).toBe('rebate.outOfRange');
    expect((await give('rate_top', 'rate_mid', 0)).code).toBe('rebate.outOfRange');
    expect((await give('rate_top', 'rate_mid', 1.2)).success).toBe(true);
    expect((await give('rate_top', 'rate_mid', 1.5)).success).toBe(true);
  });

  it.each(['constructor', '__proto__', 'toString', 'no such category'])(
    'in %s is more than anybody has, and newcomers come all the same',
    async (gameType) => {
      const rates = [{ gameType, rate: 50 }];
      const memberId = String((await find('rate_player')).id);
      const set = (body: object) => ask('rate_low', agentCalls.setRebateSettings, { body });
      expect((await set({ memberId, rates })).code).toBe('rebate.outOfRange');
      expect((await set({ rates })).code).toBe('rebate.outOfRange');
      const username = `came_${gameType.replace(/\W/g, '')}`.slice(0, 16);
      const body = { username, password: 'Playhouse-2026', type: 0 };
      expect((await ask('rate_low', agentCalls.registerDownline, { body })).code).toBeUndefined();
    },
  );

  it('that is changed counts from the next day, and the day is told', async () => {
    const { value } = await give('rate_low', 'rate_player', 0.9);
    expect(value).toEqual({ countsFrom: '2026-11-22' });
    const { id } = await find('rate_player');
    expect(await findRates(services().db, id, '2026-11-21')).toEqual({ RNG: 0.5 });
    expect(await findRates(services().db, id)).toEqual({ RNG: 0.9 });
  });

  it('pays each unit once: the player and all levels get the rate of the top on each day', async () => {
    const bet = 100_000;
    await loseRound(services(), { account: 'rate_player', bet });
    await nextDay();
    await loseRound(services(), { account: 'rate_player', bet });
    await nextDay();
    const { id } = await find('rate_player');
    const lines = await services()
      .db.select()
      .from(settlementLines)
      .where(eq(settlementLines.sourceId, id));
    const agents = lines.reduce((sum, { amount }) => sum + amount, 0);
    const claim = async () => ask('rate_player', memberCalls.claimManualRebate, { body: {} });
    // Half a percent of the first day and nine tenths of the second, whenever it is claimed.
    expect((await claim()).value).toEqual({ amount: 14 });
    expect((await claim()).code).toBe('rebate.nothing');
    expect(agents + 1_400).toBe((2 * bet * 2) / 100);
  });

  it('on days without one is not made good by a later one', async () => {
    await make('rate_late', 0, 0, 'rate_low');
    await loseRound(services(), { account: 'rate_late', bet: 100_000 });
    await give('rate_low', 'rate_late', 1);
    await nextDay();
    await loseRound(services(), { account: 'rate_late', bet: 50_000 });
    const claim = async () => ask('rate_late', memberCalls.claimManualRebate, { body: {} });
    expect((await claim()).value).toEqual({ amount: 5 });
    await loseRound(services(), { account: 'rate_late', bet: 10_000 });
    expect((await claim()).value).toEqual({ amount: 1 });
    expect((await claim()).code).toBe('rebate.nothing');
  });
});

/** A house of so many members, each below an earlier one, and what is set in it: many at once, in turns. */
const house = fc.record({
  parents: fc.array(fc.nat(), { minLength: 3, maxLength: 6 }),
  turns: fc.array(
    fc.array(fc.record({ of: fc.nat(), thousandths: fc.integer({ min: 0, max: 1_200 }) }), {
      minLength: 2,
      maxLength: crowd,
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

let houses = 0;

it('no order of changes lets the levels of a chain get more than the rate of its top', async () => {
  const top = 0.9;
  const bet = 77_777;
  await fc.assert(
    fc.asyncProperty(house, async ({ parents, turns }) => {
      houses += 1;
      const names = [`tree_${houses}_0`];
      const made = [await make(names[0] ?? '', 2, top)];
      for (const [at, parent] of parents.entries()) {
        const upline = names[parent % names.length];
        const account = `tree_${houses}_${at + 1}`;
        made.push(await make(account, 1, top, upline));
        names.push(account);
      }
      const scope = services().scopes.get('alpha');
      if (scope === undefined) throw new Error('no merchant');
      for (const turn of turns) {
        await Promise.allSettled(
          turn.map(({ of, thousandths }) => {
            const target = made[1 + (of % (made.length - 1))];
            if (target === undefined) throw new Error('nobody');
            const place = { clock: services().clock, config: scope.config };
            return command(services(), target.uplineId ?? 0, {
              run: (tx) => setRates(tx, place, target, { RNG: thousandths / 1000 }),
            });
          }),
        );
        platform.advance(day + minute);
        for (const account of names) await loseRound(services(), { account, bet });
        await nextDay();
      }
      const staked = bet * names.length * turns.length;
      const ids = made.map(({ id }) => id);
      const paid = await services()
        .db.select()
        .from(settlementLines)
        .where(inArray(settlementLines.sourceId, ids));
      let sum = paid.reduce((all, { amount }) => all + amount, 0);
      for (const account of names) {
        const claimed = await ask(account, memberCalls.claimManualRebate, { body: {} });
        if (claimed.success) sum += Math.round((claimed.value as { amount: number }).amount * 100);
      }
      expect(paid.every(({ rate }) => rate > 0)).toBe(true);
      expect(sum).toBeLessThanOrEqual((top * staked) / 100);
      const rules = await verifyBooks(services().db);
      expect(rules).toEqual([]);
    }),
    { numRuns: 3 },
  );
}, 240_000);

it('books in which a rate is above the superior’s are not sound', async () => {
  const { id } = await find('rate_low');
  const one = and(eq(rateVersions.memberId, id), eq(rateVersions.fromDay, '2026-11-21'));
  await services().db.update(rateVersions).set({ rate: 99 }).where(one);
  expect((await verifyBooks(services().db)).map(({ rule }) => rule)).toEqual([
    'no rate is above that of the superior',
  ]);
});
