import { securityCalls, walletCalls } from '@playhouse/wps';
import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { members, orders } from '../../db/schema';
import { openPayout } from '../../model/wallet/payoutCopy';
import { demoPassword, demoPaymentPassword } from '../../seed/people';
import { slowStart } from '../../testing/platform';
import { seatPlayer } from '../../testing/seat';

const { ask, platform } = seatPlayer();
let token: string;
beforeAll(async () => {
  const member = { merchant: 'alpha', account: 'paid_locally', payout: true, balance: 5000 };
  const body = JSON.stringify(member);
  await platform.gateway.app.request('/outbox/members', { method: 'POST', body });
  token = await platform.login('paid_locally');
}, slowStart);

const account = {
  methodId: 'maya',
  accountType: 'mobile',
  accountName: 'Demo Holder',
  account: '+63 917 123 4567',
  paymentPassword: demoPaymentPassword,
};
const add = (more: object = {}) =>
  ask(walletCalls.addPayoutAccount, { token, body: { ...account, ...more } });
const withdraw = (bankCardId: string, amount: number) =>
  ask(walletCalls.createWithdraw, {
    token,
    body: {
      ...{ amount, bankCardId, paymentPassword: demoPaymentPassword },
      requestId: `payout-to-${bankCardId}-${amount}`,
    },
  });

describe('ways to be paid', () => {
  it("are those of the merchant's currency and country", async () => {
    const { value } = await ask(walletCalls.payoutMethods, { token });
    const ways = walletCalls.payoutMethods.answer.parse(value);
    expect(ways.map(({ id, accountTypes }) => [id, accountTypes])).toEqual([
      ['gcash', ['mobile']],
      ['maya', ['mobile']],
      ['bank', []],
    ]);
  });
});

describe('an account of a local way', () => {
  it('is kept once, told by its last digits, and paid less the fee of its way', async () => {
    const added = securityCalls.bankCard().parse((await add()).value);
    expect(added).toMatchObject({
      methodId: 'maya',
      bankName: 'Maya',
      maskedNumber: '•••• •••• 4567',
    });
    expect((await add({ account: '0917-123-4567' })).code).toBe('bankCard.exists');
    // The same number is another account elsewhere.
    expect((await add({ methodId: 'gcash' })).success).toBe(true);
    expect((await withdraw(added.id, 99)).code).toBe('amount.outOfRange');
    expect((await withdraw(added.id, 150)).value).toMatchObject({ amount: 150, fee: 1.5 });
    const { value } = await ask(walletCalls.balance, { token });
    expect(value).toMatchObject({ sumBalance: 4850 });
  });

  it('is kept by the withdrawal to it when its member has removed it since', async () => {
    const added = securityCalls.bankCard().parse((await add({ account: '09175550199' })).value);
    const sent = walletCalls.createWithdraw.answer.parse((await withdraw(added.id, 120)).value);
    const body = { id: added.id, paymentPassword: demoPaymentPassword };
    expect((await ask(securityCalls.removeBankCard, { token, body })).success).toBe(true);
    const { services } = platform.gateway;
    const [order] = await services.db.select().from(orders).where(eq(orders.id, sent.orderId));
    expect(order?.payout).not.toContain('9175550199');
    const kept = openPayout(services, order?.payout ?? null);
    expect(kept).toMatchObject({ bankName: 'Maya', holder: 'Demo Holder' });
    expect(kept?.number).toContain('9175550199');
    expect(await (await platform.request('/desk')).text()).toContain(kept?.number);
    const query = { startDate: '2026-11-20', endDate: '2026-11-22', pageNo: 1, pageSize: 50 };
    const { value } = await ask(walletCalls.withdrawReport, { token, query });
    const { items } = walletCalls.withdrawReport.answer.parse(value);
    expect(items.find(({ orderId }) => orderId === sent.orderId)?.remark).toBe('•••• 0199');
  });

  it.each([
    ['a way that is not offered', { methodId: 'pix', accountType: 'cpf', account: '52998224725' }],
    ['an account that its way does not know', { accountType: 'email', account: 'a@b.co' }],
    ['a number that is none', { account: '12345' }],
  ])('is refused for %s', async (_why, more) => {
    expect((await add(more)).code).toBe('request.invalid');
  });

  it('is refused in another name than the checked one, the first of all as well', async () => {
    const name = 'checked_person';
    const body = JSON.stringify({ merchant: 'alpha', account: name });
    await platform.gateway.app.request('/outbox/members', { method: 'POST', body });
    const own = await platform.login(name);
    const set = { newPaymentPassword: '246810', confirmNewPaymentPassword: '246810' };
    const proof = { ...set, loginPassword: demoPassword };
    await ask(securityCalls.setPaymentPassword, { token: own, body: proof });
    const { db } = platform.gateway.services;
    await db.update(members).set({ kycName: 'Ana María Reyes' }).where(eq(members.account, name));
    const addFor = (accountName: string) =>
      ask(walletCalls.addPayoutAccount, {
        token: own,
        body: { ...account, account: '0917 222 3344', accountName, paymentPassword: '246810' },
      });
    expect((await addFor('Somebody Else')).code).toBe('bankCard.holder');
    expect((await addFor('ANA MARIA REYES')).success).toBe(true);
  });

  it('is refused for another holder and without the payment password', async () => {
    const account = '0917 765 4321';
    expect((await add({ account, accountName: 'Somebody Else' })).code).toBe('bankCard.holder');
    expect((await add({ account, paymentPassword: '000000' })).code).toBe('payment.password.wrong');
  });
});
