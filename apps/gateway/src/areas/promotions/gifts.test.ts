import {
  inboxCalls,
  memberCalls,
  promotionCalls,
  securityCalls,
  walletCalls,
} from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityContents } from '../../content/activities';
import { gifts } from '../../content/gifts';
import { members } from '../../db/schema';
import { post } from '../../ledger/post';
import { demoPaymentPassword } from '../../seed/people';
import { makeJourneyMember } from '../../seed/journeyMember';
import { endlessSessions } from '../../testing/platform';
import { seatPlayer } from '../../testing/seat';

const seat = seatPlayer(endlessSessions);
const { ask, platform } = seat;
const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;

/** Brings a prize into a member's wallet, in minor units. */
async function win(account: string, amount: number): Promise<void> {
  const { db } = platform.gateway.services;
  const [member] = await db.select().from(members).where(eq(members.account, account));
  const memberId = member?.id ?? 0;
  await db.transaction((tx) =>
    post(tx, {
      ...{ merchant: 'alpha', memberId, kind: 'win', category: 'RNG', key: `win ${account}` },
      at: new Date(platform.gateway.services.now()),
      lines: [
        { account: memberId, amount },
        { account: 'house', amount: -amount },
      ],
    }),
  );
}

/** The beginning of the next hour, when it rains. */
const toRain = () =>
  platform.advance(3_600_000 - ((platform.gateway.services.now() - 1) % 3_600_000));

describe('gifts', () => {
  it('are paid once: rewards and rebate', async () => {
    const rewards = promotionCalls.rewards.answer.parse((await ask(promotionCalls.rewards)).value);
    const [id = ''] = rewards.filter(({ status }) => status === 'claimable').map((each) => each.id);
    const before = await balance();
    const claim = await ask(promotionCalls.claimReward, { body: { id } });
    const { amount } = promotionCalls.claimReward.answer.parse(claim.value);
    expect(await balance()).toBe(before + amount);
    expect((await ask(promotionCalls.claimReward, { body: { id } })).code).toBe('reward.taken');
    expect((await ask(memberCalls.claimManualRebate)).success).toBe(true);
    expect((await ask(memberCalls.claimManualRebate)).code).toBe('rebate.nothing');
  });

  it('rain for twenty minutes of every hour, one envelope each', async () => {
    toRain();
    const grabbed = await ask(promotionCalls.grabRedRain);
    const { amount } = promotionCalls.grabRedRain.answer.parse(grabbed.value);
    const rain = promotionCalls.redRain.answer.parse((await ask(promotionCalls.redRain)).value);
    expect(rain).toMatchObject({ open: true, remaining: 0, won: amount });
    expect(rain.nextStartTime).toBe((rain.startTime ?? 0) + 3_600_000);
    expect((await ask(promotionCalls.grabRedRain)).code).toBe('redRain.taken');
    platform.advance(21 * 60_000);
    expect((await ask(promotionCalls.grabRedRain)).code).toBe('redRain.closed');
  });
});

describe('a newcomer who has given nothing but a name', () => {
  /** A member with nothing but a reward to take, and how to ask as them. */
  async function newcomer(account: string) {
    const { services } = platform.gateway;
    const above = { merchant: 'alpha', account: `${account}_up`, type: 1, balance: 0 };
    await makeJourneyMember(services, above);
    const own = { merchant: 'alpha', account, upline: above.account, balance: 0 };
    await makeJourneyMember(services, { ...own, payout: true, reward: 88 });
    const token = await platform.login(account);
    const askAs: typeof ask = (call, options) => ask(call, { token, ...options });
    const config = async () =>
      walletCalls.withdrawConfig.answer.parse((await askAs(walletCalls.withdrawConfig)).value);
    return { askAs, config };
  }
  type Newcomer = Awaited<ReturnType<typeof newcomer>>;

  /** Takes the reward, the gift of the day and an envelope; answers what is to be staked for them. */
  async function takeAll({ askAs }: Newcomer): Promise<number> {
    const rewards = await askAs(promotionCalls.rewards);
    const [reward] = promotionCalls.rewards.answer.parse(rewards.value);
    expect((await askAs(promotionCalls.claimReward, { body: { id: reward?.id } })).success).toBe(
      true,
    );
    const claimed = await askAs(promotionCalls.applyActivity, { body: { id: 'checkin' } });
    expect(claimed.value).toEqual({ status: 'claimed', amount: 5 });
    toRain();
    const { value } = await askAs(promotionCalls.grabRedRain);
    const envelope = promotionCalls.grabRedRain.answer.parse(value).amount * 100;
    const { rain, rewards: given } = gifts;
    const { timesStaked = 1 } = activityContents.find(({ id }) => id === 'checkin') ?? {};
    return (
      (8800 * given.welcome.timesStaked + 500 * timesStaked + envelope * rain.timesStaked) / 100
    );
  }

  async function moveOut({ askAs }: Newcomer) {
    const cards = securityCalls.bankCards.answer.parse(
      (await askAs(securityCalls.bankCards)).value,
    );
    const secret = { amount: 90, paymentPassword: demoPaymentPassword };
    const body = { ...secret, bankCardId: cards[0]?.id };
    const withdrawn = await askAs(walletCalls.createWithdraw, { body: { ...body, amount: 100 } });
    const transferred = await askAs(walletCalls.transferToUpline, { body: secret });
    return [withdrawn.code, transferred.code];
  }

  async function deposit({ askAs }: Newcomer, amount: number): Promise<void> {
    const made = await askAs(walletCalls.createDeposit, { body: { methodId: 'qr', amount } });
    const { orderId } = walletCalls.depositDetail.answer.parse(made.value);
    const body = new URLSearchParams({ decision: 'approve' });
    await platform.request(`/pay/${orderId}`, { method: 'POST', body });
  }

  it('takes no gift out, neither by a withdrawal nor to the superior, before a deposit', async () => {
    const member = await newcomer('only_gifts');
    const toStake = await takeAll(member);
    const { turnoverOpen, lockedGifts } = await member.config();
    expect(turnoverOpen).toBeCloseTo(toStake, 6);
    expect(lockedGifts.map(({ remark }) => remark)).toEqual([
      'Welcome reward',
      'Daily gift',
      'Red envelope rain',
    ]);
    // Winnings from gifts are locked as they are.
    await win('only_gifts', 50_000);
    expect(await moveOut(member)).toEqual(['gift.locked', 'gift.locked']);
  });

  it('owes what gifts ask to be staked once a deposit has unlocked them', async () => {
    const member = await newcomer('more_gifts');
    const toStake = await takeAll(member);
    await deposit(member, 200);
    const { turnoverOpen, lockedGifts } = await member.config();
    expect(turnoverOpen).toBeCloseTo(toStake + 200, 6);
    expect(lockedGifts).toEqual([]);
    // More is to be staked than the wallet holds, so none of it goes to the superior either.
    const open = 'withdraw.turnover.open';
    expect(await moveOut(member)).toEqual([open, open]);
  });

  it('is told of each gift with what must be staked for it', async () => {
    const member = await newcomer('told_of_gifts');
    await takeAll(member);
    const { value } = await member.askAs(inboxCalls.inboxList, {
      query: { pageNo: 1, pageSize: 20 },
    });
    const letters = inboxCalls.inboxList.answer.parse(value).items;
    expect(letters.map(({ content }) => content)).toEqual(
      expect.arrayContaining([
        '<p><b>₱88.00</b> is in your balance: Welcome reward. Bet ₱5,280.00 before you withdraw it.</p>',
        '<p><b>₱5.00</b> is in your balance: Daily gift. Bet ₱300.00 before you withdraw it.</p>',
        expect.stringMatching(/Red envelope rain\. Bet ₱[\d.,]+ before/),
      ]),
    );
  });
});
