import { eq, sql } from 'drizzle-orm';
import {
  lobbyCalls,
  memberCalls,
  passwordCalls,
  promotionCalls,
  securityCalls,
  verificationCalls,
  walletCalls,
} from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lotteryOrders, members, orders, verificationCodes } from './db/schema';
import { transact } from './db/transact';
import { balanceOf } from './ledger/balance';
import type { Line, Posting } from './ledger/posting';
import { post, postAll } from './ledger/post';
import { makeJourneyMember } from './seed/journeyMember';
import { demoPaymentPassword } from './seed/people';
import type { Answered, AskOptions, TestPlatform } from './testing/platform';
import { slowStart, startPlatform } from './testing/platform';
import { expectSoundBooks, outcomes, times } from './testing/race';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
}, slowStart);
afterAll(() => platform.gateway.close());

let serial = 0;
let token: string;
const ask = (call: Call, options: AskOptions = {}) => platform.ask(call, { token, ...options });
const balance = async () =>
  walletCalls.balance.answer.parse((await ask(walletCalls.balance)).value).sumBalance;

/** A member of one's own, with a payment password and a card. */
async function newcomer(): Promise<{ account: string; cardId: string }> {
  serial += 1;
  const account = `racer_${serial}`;
  await makeJourneyMember(platform.gateway.services, {
    merchant: 'alpha',
    account,
    balance: 600_000,
  });
  token = await platform.login(account);
  const passwords = {
    newPaymentPassword: demoPaymentPassword,
    confirmNewPaymentPassword: demoPaymentPassword,
  };
  await ask(securityCalls.setPaymentPassword, { body: passwords });
  const card = await ask(securityCalls.addBankCard, { body: cardBody(account, 0) });
  return { account, cardId: securityCalls.addBankCard.answer.parse(card.value).id };
}

const cardBody = (account: string, at: number) => ({
  bankCode: 'ISLA',
  accountName: account,
  accountNumber: `99887766${String(serial).padStart(3, '0')}${String(at).padStart(3, '0')}`,
  paymentPassword: demoPaymentPassword,
});

let mine: { account: string; cardId: string };
beforeEach(async () => {
  mine = await newcomer();
});

const withdrawal = (requestId: string, amount = 1_000) => ({
  body: {
    amount,
    bankCardId: mine.cardId,
    paymentPassword: demoPaymentPassword,
    requestId,
  },
});

/** Asks until it is judged: of right payment passwords, too, no more than five are compared side by side. */
async function judged(options: AskOptions): Promise<Answered> {
  const answer = await ask(walletCalls.createWithdraw, options);
  return answer.code === 'requests.tooMany' ? judged(options) : answer;
}

const posting = (
  account: Line['account'],
  key: string,
  at: Date,
  lines: readonly Line[],
): Posting => ({
  merchant: 'alpha',
  memberId: Number(account),
  kind: 'adjustment',
  key,
  at,
  lines,
});

describe('forty at once', () => {
  it('withdrawals pass no limit of a day', async () => {
    const large = await times(40, (at) => judged(withdrawal(`parallel-large-${at}`, 30_000)));
    expect(outcomes(large)).toEqual({ passed: 3, broken: 0, codes: ['amount.outOfRange'] });
    const small = await times(40, (at) =>
      ask(walletCalls.createWithdraw, withdrawal(`parallel-${at}`)),
    );
    expect(outcomes(small)).toMatchObject({ passed: 2, broken: 0 });
    expect(await balance()).toBe(600_000 - 92_000);
    await expectSoundBooks(platform);
  });

  it('withdrawals of one intention are one withdrawal', async () => {
    const answers = await times(40, () =>
      ask(walletCalls.createWithdraw, withdrawal('the-only-one')),
    );
    const done = answers.filter(({ success }) => success);
    expect(outcomes(answers).broken).toBe(0);
    for (const { value } of done) expect(value).toEqual(done[0]?.value);
    expect(await balance()).toBe(600_000 - 1_000);
    const again = await ask(walletCalls.createWithdraw, withdrawal('the-only-one'));
    expect(again.value).toEqual(done[0]?.value);
  });

  it('cards stay five, each once', async () => {
    const answers = await times(40, (at) =>
      ask(securityCalls.addBankCard, { body: cardBody(mine.account, Math.floor(at / 2) + 1) }),
    );
    expect(outcomes(answers).broken).toBe(0);
    for (let at = 1; at < 8; at += 1)
      await ask(securityCalls.addBankCard, { body: cardBody(mine.account, at) });
    const cards = securityCalls.bankCards.answer.parse((await ask(securityCalls.bankCards)).value);
    expect(cards).toHaveLength(5);
    expect(new Set(cards.map(({ maskedNumber }) => maskedNumber)).size).toBe(5);
  });

  it('guesses of a code are compared five times', async () => {
    const mobileNum = `9175550${String(serial).padStart(3, '0')}`;
    await ask(verificationCalls.smsForReset, { body: { mobileNum } });
    const answers = await times(40, (at) =>
      ask(passwordCalls.setByPhone, {
        body: {
          mobileNum,
          verificationCode: String(at).padStart(6, '0'),
          newPassword: 'Another-2026',
        },
      }),
    );
    expect(outcomes(answers).broken).toBe(0);
    const { db } = platform.gateway.services;
    const [code] = await db
      .select()
      .from(verificationCodes)
      .where(sql`${verificationCodes.target} = ${`+63${mobileNum}`}`);
    expect(code?.tries).toBe(5);
  });

  it('wrong payment passwords are compared five times', async () => {
    const wrong = { ...withdrawal('wrong-password').body, paymentPassword: '000001' };
    const answers = await times(40, () => ask(walletCalls.createWithdraw, { body: wrong }));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'payment.password.wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'requests.tooMany')).toHaveLength(35);
  });

  it('claims of gifts, rebates and envelopes are paid once', async () => {
    const gift = await times(40, () =>
      ask(promotionCalls.applyActivity, { body: { id: 'checkin' } }),
    );
    expect(outcomes(gift)).toEqual({ passed: 1, broken: 0, codes: ['promotion.taken'] });
    const rain = await times(40, () => ask(promotionCalls.grabRedRain));
    expect(outcomes(rain)).toEqual({ passed: 1, broken: 0, codes: ['redRain.taken'] });
    token = await platform.login('demo_player');
    const rebate = await times(40, () => ask(memberCalls.claimManualRebate));
    expect(outcomes(rebate)).toEqual({ passed: 1, broken: 0, codes: ['rebate.nothing'] });
    await expectSoundBooks(platform);
  });

  it('deposits of one intention are one order', async () => {
    const body = { methodId: 'ewallet', amount: 500, requestId: 'deposit-once' };
    const answers = await times(40, () => ask(walletCalls.createDeposit, { body }));
    expect(outcomes(answers)).toEqual({ passed: 40, broken: 0, codes: [] });
    const { db } = platform.gateway.services;
    const ids = new Set(answers.map(({ value }) => (value as { orderId: string }).orderId));
    expect(ids.size).toBe(1);
    expect(
      await db
        .select()
        .from(orders)
        .where(sql`${orders.id} = ${[...ids][0]}`),
    ).toHaveLength(1);
  });

  it('transfers in a circle wait for each other and end', async () => {
    const { db } = platform.gateway.services;
    const ring = [990_001, 990_002, 990_003];
    const at = new Date(platform.gateway.services.now());
    const move = (from: Line['account'], to: Line['account'], key: string) =>
      transact(db, (tx) =>
        postAll(tx, [
          posting(from, key, at, [
            { account: from, amount: -1 },
            { account: 'commission', amount: 1 },
          ]),
          posting(to, `${key} in`, at, [
            { account: to, amount: 1 },
            { account: 'commission', amount: -1 },
          ]),
        ]),
      );
    for (const account of ring)
      await transact(db, (tx) =>
        post(
          tx,
          posting(account, `ring ${account}`, at, [
            { account, amount: 100 },
            { account: 'bonus', amount: -100 },
          ]),
        ),
      );
    const moved = await Promise.allSettled(
      Array.from({ length: 60 }, (_, turn) => {
        const from = ring[turn % 3] ?? 0;
        const to = ring[(turn + (turn % 2 === 0 ? 1 : 2)) % 3] ?? 0;
        return move(from, to, `circle ${turn}`);
      }),
    );
    expect(moved.filter(({ status }) => status === 'rejected')).toEqual([]);
    const left = await Promise.all(ring.map((account) => balanceOf(db, account)));
    expect(left.reduce((sum, each) => sum + each, 0)).toBe(300);
    await expectSoundBooks(platform);
  });

  it('cancels of one line give its stake back once', async () => {
    const { services } = platform.gateway;
    const [member] = await services.db
      .select()
      .from(members)
      .where(eq(members.account, mine.account));
    const orderId = `L${member?.id ?? 0}-race`;
    await services.db.insert(lotteryOrders).values({
      id: orderId,
      merchant: 'alpha',
      memberId: member?.id ?? 0,
      nodeId: '100615',
      numero: '202611210001',
      bet: 700,
      lines: [{ id: `${orderId}-1`, play: 'last1', content: '7', bet: 700, status: 'open' }],
      status: 'open',
      drawsAt: new Date(services.now() + 60_000),
      createdAt: new Date(services.now()),
    });
    const body = { orderId, suborderId: `${orderId}-1` };
    const answers = await times(40, () => ask(lobbyCalls.cancelOrder, { body }));
    expect(outcomes(answers)).toEqual({
      passed: 1,
      broken: 0,
      codes: ['order.notCancellable'],
    });
    expect(await balance()).toBe(600_007);
  });
});
