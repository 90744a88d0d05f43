import { walletCalls } from '@playhouse/wps';
import * as fc from 'fast-check';
import { createSignature } from '../../base/signature';
import { demoPaymentPassword } from '../../seed/people';
import type { Answered } from '../platform';
import { testNow } from '../platform';
import type { Player } from './player';
import { providerSecret } from './player';

/** Something that a player means to do, under a key that may have been used before. */
export interface Meant {
  readonly what: 'withdraw' | 'transfer' | 'deposit' | 'round' | 'drop';
  readonly amount: number;
  readonly key: number;
}

/** A payment provider's word on one of the orders that exist by then. */
export interface Called {
  readonly what: 'callback';
  readonly order: number;
  readonly outcome: 'paid' | 'refused';
}

export type Step = (Meant | Called) & {
  /** So many copies of the request arrive at the same time. */
  readonly copies: number;
};

const copies = fc.integer({ min: 1, max: 3 });
const meant: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { arbitrary: fc.constantFrom('withdraw', 'transfer', 'deposit', 'round'), weight: 8 },
    { arbitrary: fc.constant('drop'), weight: 1 },
  ),
  amount: fc.constantFrom(100, 250, 700, 100.005),
  key: fc.integer({ min: 0, max: 7 }),
  copies,
});
const called: fc.Arbitrary<Step> = fc.record({
  what: fc.constant('callback'),
  order: fc.nat(5),
  outcome: fc.constantFrom('paid', 'refused'),
  copies,
});

/** Steps that happen at the same time. */
export const together = fc.array(
  fc.oneof({ arbitrary: meant, weight: 3 }, { arbitrary: called, weight: 1 }),
  { minLength: 1, maxLength: 4, size: 'max' },
);

/** An order as it was answered. */
export interface Order {
  readonly orderId: string;
  readonly amount: number;
}

/** The answer, if one came back: a platform that ended answers 500. */
export type Answer = Omit<Answered, 'headers'>;

async function answerOf(response: Response | Promise<Response>): Promise<Answer> {
  const { status } = await response;
  const envelope = (await (await response).json()) as Partial<Answer>;
  return { success: false, value: undefined, ...envelope, status };
}

function playRound({ platform, seat }: Player, roundId: string, bet: number) {
  const headers = { Authorization: `Bearer ${seat}` };
  const body = JSON.stringify({ roundId, bet, action: { type: 'spin' }, clientSeed: 'ana' });
  return answerOf(platform.request('/play/api/round', { method: 'POST', headers, body }));
}

function callBack({ platform }: Player, { orderId, amount }: Order, { outcome }: Called) {
  const body = JSON.stringify({ orderId, amount, outcome, currency: 'PHP', reason: 'As it was' });
  const headers = { 'Playhouse-Signature': createSignature(providerSecret, testNow, body) };
  const path = '/wps/provider/acme/callback';
  return answerOf(platform.request(path, { method: 'POST', headers, body }));
}

/** Sends one copy of a step. `order` is the one that a callback is about. */
export function send(player: Player, step: Meant | Called, order?: Order): Promise<Answer> {
  if (step.what === 'callback')
    return order === undefined
      ? Promise.resolve({ success: false, status: 404, value: undefined })
      : callBack(player, order, step);
  const { platform, token, card } = player;
  const { what, amount } = step;
  const requestId = `intent-${player.name}-${step.key}`;
  const secret = { paymentPassword: demoPaymentPassword, requestId };
  switch (what) {
    case 'round':
      return playRound(player, requestId, amount);
    case 'drop':
      return platform.ask(walletCalls.dropIntent, { token, body: { key: requestId } });
    case 'deposit':
      return platform.ask(walletCalls.createDeposit, {
        token,
        body: { methodId: 'qr', amount, requestId },
      });
    case 'transfer':
      return platform.ask(walletCalls.transferToUpline, { token, body: { amount, ...secret } });
    case 'withdraw':
      return platform.ask(walletCalls.createWithdraw, {
        token,
        body: { amount, bankCardId: card, ...secret },
      });
  }
}
