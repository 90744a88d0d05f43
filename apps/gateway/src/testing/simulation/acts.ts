import { memberCalls, promotionCalls, walletCalls } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import type { Gateway } from '../../app/createGateway';
import { createSignature } from '../../base/signature';
import { settleMatches } from '../../model/lobby/sportsbook/settleMatches';
import { settleLotteries } from '../../model/lottery/settleDraws';
import { judgeKeptWords } from '../../model/wallet/providerWords';
import type { Services } from '../../model/platform/services';
import { demoPaymentPassword } from '../../seed/people';
import { askGateway } from '../platform';
import type { Leg, Player } from './cast';

/** An answer as far as it tells how something ended; a failing platform says nothing of it. */
export interface Told {
  readonly status: number;
  readonly success: boolean;
  readonly code?: string | undefined;
  readonly value: unknown;
}

export const moves = [
  'round',
  'transfer',
  'withdraw',
  'deposit',
  'lottery',
  'sports',
  'reward',
  'rebate',
] as const;
export type Move = (typeof moves)[number];

/** Something that somebody means to do; any number of copies of it may arrive. */
export interface Act {
  readonly kind: Move | 'ask' | 'drop' | 'word' | 'settlement';
  readonly name: string;
  /** The movement whose end is asked for, or that is given up. */
  readonly about?: Act;
  /** A word as it is sent. */
  readonly body?: string;
  /** Who moves money, and the key of the intent; a provider and a clock have none. */
  readonly intent?: Intent;
  send(gateway: Gateway): Promise<Told>;
}

export interface Intent {
  readonly player: Player;
  readonly key: string;
  /** Minor units. */
  readonly amount: number;
}

/** Signs the words of the provider `acme`. */
export const providerSecret = 'of-two-parties-alone';

async function read(response: Response | Promise<Response>): Promise<Told> {
  const { status } = await response;
  const envelope = (await (await response).json()) as Partial<Told>;
  return { success: status === 200, value: undefined, ...envelope, status };
}

const play = (seat: string, path: string, body: object) => (gateway: Gateway) =>
  read(
    gateway.app.request(`/play/api/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${seat}` },
      body: JSON.stringify(body),
    }),
  );

const call = (which: Call, token: string, body: object) => (gateway: Gateway) =>
  askGateway(gateway, which, { token, body });

/** How each movement is asked for, in major units. */
function sendOf(kind: Move, { player, key, amount: minor }: Intent, leg: Leg): Act['send'] {
  const { token, seats, card, id } = player;
  const amount = minor / 100;
  const secret = { paymentPassword: demoPaymentPassword, requestId: key };
  const bet = { roundId: key, bet: amount };
  const line = { playType: 'trad', playId: 'last1', numbers: [7] };
  const senders: Readonly<Record<Move, Act['send']>> = {
    round: play(seats.slots, 'round', { ...bet, action: { type: 'spin' }, clientSeed: 'ana' }),
    lottery: play(seats.lottery, 'order', { ...bet, choice: line }),
    sports: play(seats.sports, 'slip', { ...bet, legs: [leg], anyOdds: true }),
    transfer: call(walletCalls.transferToUpline, token, { amount, ...secret }),
    withdraw: call(walletCalls.createWithdraw, token, { amount, bankCardId: card, ...secret }),
    deposit: call(walletCalls.createDeposit, token, { amount, methodId: 'qr', requestId: key }),
    reward: call(promotionCalls.claimReward, token, { id: `J${id}-welcome`, requestId: key }),
    rebate: call(memberCalls.claimManualRebate, token, { requestId: key }),
  };
  return senders[kind];
}

export const toAct = (kind: Move, intent: Intent, leg: Leg): Act => ({
  ...{ kind, intent, name: `${kind} ${intent.key}` },
  send: sendOf(kind, intent, leg),
});

/** How a browser follows a movement whose answer it has lost: asks for its end, or gives it up. */
export function toFollowUp(kind: 'ask' | 'drop', about: Act, { player, key }: Intent): Act {
  const { token } = player;
  return {
    ...{ kind, about, name: `${kind} ${about.name}` },
    send: (gateway) =>
      kind === 'ask'
        ? askGateway(gateway, walletCalls.intent, { token, query: { key } })
        : askGateway(gateway, walletCalls.dropIntent, { token, body: { key } }),
  };
}

/** A provider's word on an order. */
export interface Word {
  readonly orderId: string;
  readonly outcome: 'paid' | 'refused';
  /** Major units. */
  readonly amount: number;
}

export function toWord(word: Word, name: string): Act {
  const body = JSON.stringify({ ...word, currency: 'PHP', reason: 'As it was' });
  return {
    ...{ kind: 'word', name: `${word.outcome} ${name}`, body },
    send: (gateway) => {
      const signature = createSignature(providerSecret, gateway.services.now(), body);
      const headers = { 'Playhouse-Signature': signature };
      return read(
        gateway.app.request('/wps/provider/acme/callback', { method: 'POST', headers, body }),
      );
    },
  };
}

const jobs: Readonly<Record<string, (services: Services) => Promise<void>>> = {
  lotteries: settleLotteries,
  matches: settleMatches,
  words: judgeKeptWords,
};

/** The work of the clock. */
export const settlements: readonly Act[] = Object.entries(jobs).map(([name, run]) => ({
  ...{ kind: 'settlement', name },
  send: async ({ services }) => {
    await run(services);
    return { status: 200, success: true, value: undefined };
  },
}));
