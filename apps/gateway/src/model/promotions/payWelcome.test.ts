import { promotionCalls, walletCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { settleOrder } from '../wallet/settleOrder';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform();

/** A deposit of an amount that is paid at once, or one that is ordered now and paid after all other steps. */
type Step = 'join' | number | { readonly order: number };

/** Joins and deposits in the order given; answers the balance and what is to be staked. */
async function after(account: string, ...steps: readonly Step[]) {
  const { services } = platform.gateway;
  await makeJourneyMember(services, { merchant: 'alpha', account, balance: 0 });
  const token = await platform.login(account);
  const pay = async (orderId: string) => {
    const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId));
    const scope = services.scopes.get('alpha');
    if (order && scope) await settleOrder(services, { order, scope }, { paid: true });
  };
  const unpaid: string[] = [];
  for (const [at, step] of steps.entries()) {
    platform.advance(1_000);
    if (step === 'join') {
      await platform.ask(promotionCalls.applyActivity, { token, body: { id: 'welcome' } });
      continue;
    }
    const amount = typeof step === 'number' ? step : step.order;
    const body = { methodId: 'qr', amount, requestId: `${account}-${at}` };
    const made = await platform.ask(walletCalls.createDeposit, { token, body });
    const { orderId } = walletCalls.createDeposit.answer.parse(made.value);
    if (typeof step === 'number') await pay(orderId);
    else unpaid.push(orderId);
  }
  for (const orderId of unpaid) await pay(orderId);
  const { value } = await platform.ask(walletCalls.balance, { token });
  const config = await platform.ask(walletCalls.withdrawConfig, { token });
  return {
    balance: walletCalls.balance.answer.parse(value).sumBalance,
    toStake: walletCalls.withdrawConfig.answer.parse(config.value).turnoverOpen,
  };
}

it.each([
  ['doubles the first deposit, to be staked thirty times', 'welcome_a', ['join', 200], 400, 12_000],
  ['is given once', 'welcome_b', ['join', 200, 300], 700, 12_300],
  ['asks to join before', 'welcome_c', [200, 'join', 300], 500, 500],
  ['asks to join before the order', 'welcome_f', [{ order: 200 }, 'join'], 200, 200],
  ['is given for a hundred', 'welcome_g', ['join', 100], 200, 6_000],
  ['is five thousand at most', 'welcome_h', ['join', 6_000], 11_000, 330_000],
  ['is not given for less than a hundred', 'welcome_d', ['join', 99], 99, 99],
  ['is not given to who did not join', 'welcome_e', [200], 200, 200],
] as const)('the welcome bonus %s', async (_what, account, steps, balance, toStake) => {
  expect(await after(account, ...steps)).toEqual({ balance, toStake });
  expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
});
