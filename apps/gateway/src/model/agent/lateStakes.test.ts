import { agentCalls, lobbyCalls, memberCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { members, settlementLines } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import { endlessSessions, slowStart, testNow } from '../../testing/platform';
import { settleLotteries } from '../lottery/settleDraws';
import { settleUpToNow } from './settleDays';

const platform = filePlatform(endlessSessions);
const hour = 3_600_000;
const tokens: Record<string, string> = {};
let slips = 0;

beforeAll(async () => {
  const { services } = platform.gateway;
  await settleUpToNow(services);
  for (const [account, upline, rate] of [
    ['late_agent', undefined, 1.5],
    ['late_player', 'late_agent', 0.5],
  ] as const) {
    const rates = { ELOTT: rate };
    const type = upline === undefined ? 1 : 0;
    await makeJourneyMember(services, { merchant: 'alpha', account, upline, type, rates });
    tokens[account] = await platform.login(account);
  }
}, slowStart);

/** Places a slip of 1,000 and lets its draw pass. */
async function play() {
  const slip = { vendor: 'ELOTT', code: 'elott1', playType: 'trad', amount: 1_000 };
  const lines = [{ playId: 'any3', numbers: [1, 2, 3], stake: 1_000 }];
  const requestId = `late-slip-${(slips += 1)}`;
  const token = tokens['late_player'];
  const placed = await platform.ask(lobbyCalls.placeOrder, {
    token,
    body: { ...slip, lines, requestId },
  });
  expect(placed.success).toBe(true);
  platform.advance(3 * 60_000);
  await settleLotteries(platform.gateway.services);
}

const claim = async () => {
  const asked = { token: tokens['late_player'], body: {} };
  const { value, code } = await platform.ask(memberCalls.claimManualRebate, asked);
  return code ?? memberCalls.claimManualRebate.answer.parse(value).amount;
};

it('a stake is rebated by the rate of the day on which it was placed, once, at all levels', async () => {
  const { db } = platform.gateway.services;
  const [player] = await db.select().from(members).where(eq(members.account, 'late_player'));
  const rates = [{ gameType: 'ELOTT', rate: 1.2 }];
  await platform.ask(agentCalls.setRebateSettings, {
    token: tokens['late_agent'],
    body: { memberId: String(player?.id ?? 0), rates },
  });
  // 23:59 in Manila: the draw is on the next day, by which the player has another rate.
  platform.advance(Date.parse('2026-11-21T15:59:00Z') - testNow);
  await play();
  await play();
  expect(await claim()).toBe(5 + 12);
  await play();
  expect(await claim()).toBe(12);
  expect(await claim()).toBe('rebate.nothing');
  platform.advance(25 * hour);
  await settleUpToNow(platform.gateway.services);
  const lines = await db
    .select({ turnover: settlementLines.turnover, rate: settlementLines.rate })
    .from(settlementLines)
    .where(eq(settlementLines.sourceId, player?.id ?? 0))
    .orderBy(settlementLines.rate);
  expect(lines).toEqual([
    { turnover: 200_000, rate: 0.3 },
    { turnover: 100_000, rate: 1 },
  ]);
  expect(await verifyBooks(db)).toEqual([]);
});
