import { memberCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createRandom } from '../../base/random';
import { findGameSeed, gameSeeds } from '../../catalogue/games';
import { verifyBooks } from '../../ledger/verifyBooks';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPaymentPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';
import { testMerchants } from '../../testing/merchants';
import { openSeat } from '../../testing/openSeat';
import { endlessSessions, slowStart } from '../../testing/platform';
import { settleUpToNow } from '../agent/settleDays';
import { listBets } from '../../catalogue/titleKeeps';

const platform = filePlatform({
  merchants: testMerchants.map((each) => ({
    ...each,
    ...{ promotions: ['MISSION' as const], flags: { ...each.flags, VIPBENEFIT3: true } },
  })),
  ...endlessSessions,
});

const random = createRandom('robots by calls');
const hour = 3_600_000;
const rates = { RNG: 0.4, LIVE: 0.4 };
let keys = 0;

interface Robot {
  readonly account: string;
  readonly token: string;
}

async function register(account: string, upline?: string): Promise<Robot> {
  const { services } = platform.gateway;
  const money = { balance: 50_000, payout: true, reward: 88, rates };
  await makeJourneyMember(services, { merchant: 'alpha', account, upline, type: 1, ...money });
  return { account, token: await platform.login(account) };
}

/** The turnover that is still open; major units. */
async function findOwed({ token }: Robot): Promise<number> {
  const { value } = await platform.ask(walletCalls.withdrawConfig, { token });
  return walletCalls.withdrawConfig.answer.parse(value).turnoverOpen;
}

const titles = ['Roulette', 'Baccarat', 'Speed Baccarat', 'Sic Bo'];
const spots = ['red', 'banker', 'banker', 'big'];

/** Stakes on a table, or on a slot, what is owed at least, in rounds of 5,000 at most. */
async function play({ token }: Robot, wanted: number): Promise<void> {
  const at = random.whole(0, titles.length);
  const isSlot = at === titles.length;
  const game = gameSeeds().find(({ name, category }) =>
    isSlot ? category === 'RNG' : name === titles[at],
  );
  const send = await openSeat(platform, token, game?.nodeId ?? '');
  const action = isSlot ? { type: 'spin' } : { bets: [{ spot: spots[at], chips: 1 }] };
  for (let left = wanted; left > 0; left -= 5_000) {
    const bet = Math.max(10, Math.min(5_000, Math.ceil(left)));
    const roundId = `robot-round-${(keys += 1)}`;
    await send('round', { roundId, bet, action, clientSeed: 'robot' });
  }
}

/** Takes whatever is given at the moment; refusals are the rule. */
async function takeAll({ token }: Robot): Promise<void> {
  const { value } = await platform.ask(promotionCalls.rewards, { token });
  for (const { id } of promotionCalls.rewards.answer.parse(value))
    await platform.ask(promotionCalls.claimReward, { token, body: { id } });
  for (const id of ['checkin', 'livecash', 'tournament'])
    await platform.ask(promotionCalls.applyActivity, { token, body: { id } });
  await platform.ask(promotionCalls.grabRedRain, { token });
  await platform.ask(memberCalls.claimManualRebate, { token });
}

/** The gifts of a group, and the average loss of its stakes; major units. */
async function judge(group: string) {
  const { db } = platform.gateway.services;
  const mine = sql`select id from members where account like ${`${group}%`}`;
  const given = await db.select({ amount: sql`coalesce(sum(e.amount), 0)`.mapWith(Number) }).from(
    sql`ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id and a.member_id in (${mine})
        and t.kind in ('promotion', 'rebate', 'salary', 'dividend')`,
  );
  const staked = await db
    .select({ nodeId: sql<string>`node_id`, bet: sql`sum(bet)`.mapWith(Number) })
    .from(sql`rounds where member_id in (${mine}) group by node_id`);
  const keeps = new Map(
    listBets(['RNG', 'LIVE']).map((bet) => [`${bet.category} ${bet.name}`, bet.keeps]),
  );
  const lost = staked.reduce((sum, { nodeId, bet }) => {
    const title = findGameSeed(nodeId);
    return sum + bet * (keeps.get(`${title?.category} ${title?.name}`) ?? 0.035);
  }, 0);
  return { given: (given[0]?.amount ?? 0) / 100, lost: lost / 100 };
}

it(
  'no ring by public calls is given more than its stakes lose once it may withdraw',
  async () => {
    await settleUpToNow(platform.gateway.services);
    const top = await register('ring_top');
    const all = [top];
    for (let week = 1; week <= 2; week += 1) {
      all.push(await register(`ring_${week}`, all[random.whole(0, all.length - 1)]?.account));
      // It rains at the beginning of an hour.
      platform.advance(hour - ((platform.gateway.services.now() - 1) % hour));
      for (const robot of all) {
        await takeAll(robot);
        const body = { amount: 100 + week, paymentPassword: demoPaymentPassword };
        await platform.ask(walletCalls.transferToUpline, {
          token: robot.token,
          body,
        });
        for (let owed = await findOwed(robot); owed > 0; owed = await findOwed(robot))
          await play(robot, owed);
      }
      platform.advance(7 * 24 * hour);
      await settleUpToNow(platform.gateway.services);
      const { given, lost } = await judge('ring_');
      expect(given, `week ${week}`).toBeGreaterThan(88);
      expect(given, `week ${week}`).toBeLessThan(lost);
    }
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  },
  slowStart,
);
