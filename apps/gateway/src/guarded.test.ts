// @vitest-environment node
import { lobbyCalls, securityCalls, sessionCalls, walletCalls } from '@playhouse/wps';
import { describe, expect, it } from 'vitest';
import { demoPaymentPassword } from './seed/people';
import { seatPlayer } from './testing/seat';

const seat = seatPlayer();
const { ask } = seat;

/** A member of its own, without a history of stakes. */
async function newMember(account: string, more: object = {}): Promise<string> {
  const data = { merchant: 'alpha', account, payout: true, balance: 0, ...more };
  const made = await seat.platform.gateway.app.request('/outbox/members', {
    method: 'POST',
    body: JSON.stringify(data),
  });
  expect(made.status).toBe(201);
  return seat.platform.login(account);
}

describe('a transfer to the superior', () => {
  it('is refused where the merchant has none, and to top agents [MINE-07]', async () => {
    const body = { amount: 1, paymentPassword: demoPaymentPassword };
    const top = await seat.platform.login('demo_topagent');
    expect((await ask(walletCalls.transferToUpline, { token: top, body })).code).toBe(
      'permission.denied',
    );
    const omega = await seat.platform.login('demo_player', 'omega');
    const there = { token: omega, merchant: 'omega', body };
    expect((await ask(walletCalls.transferToUpline, there)).code).toBe('permission.denied');
  });
});

describe('a game', () => {
  const launch = async (who: string) => {
    const query = { vendor: 'LRF', gameId: 'lobby' };
    const answer = await ask(lobbyCalls.launchGame, { token: who, query });
    return lobbyCalls.launchGame.answer.parse(answer.value).url;
  };
  const open = async (url: string) => seat.platform.gateway.app.request(url);
  const stateOf = async (page: Response) => {
    const play = /"token":"([\w-]+)"/.exec(await page.text())?.[1] ?? '';
    return () =>
      seat.platform.gateway.app.request('/play/api/lottery', {
        headers: { Authorization: `Bearer ${play}` },
      });
  };

  it('ends with the session that started it, and with no other', async () => {
    const other = await seat.platform.login('demo_player');
    const [mine, theirs] = [await seat.platform.login('demo_player'), other];
    const [playing, waiting] = [await launch(mine), await launch(mine)];
    const elsewhere = await stateOf(await open(await launch(theirs)));
    const state = await stateOf(await open(playing));
    expect((await state()).status).not.toBe(401);
    await ask(sessionCalls.logout, { token: mine, query: { token: mine } });
    expect(((await (await state()).json()) as { code: string }).code).toBe('session.ended');
    expect((await open(waiting)).status).toBe(410);
    expect(((await (await elsewhere()).json()) as { code?: string }).code).not.toBe(
      'session.ended',
    );
  });
});

describe('the payment password', () => {
  it.each(['123456', '111111', '121212'])(
    'is refused where it is easy to guess: %s [KYC-01]',
    async (easy) => {
      const body = {
        oldPaymentPassword: demoPaymentPassword,
        newPaymentPassword: easy,
        confirmNewPaymentPassword: easy,
      };
      expect((await ask(securityCalls.setPaymentPassword, { body })).code).toBe(
        'payment.password.weak',
      );
    },
  );

  it('a card of somebody else than the payee is not taken; case and accents make nobody else [KYC-01]', async () => {
    const card = (accountName: string, accountNumber: string) =>
      ask(securityCalls.addBankCard, {
        body: {
          bankCode: 'BAYANI',
          accountName,
          accountNumber,
          paymentPassword: demoPaymentPassword,
        },
      });
    expect((await card('Somebody Else', '99887766551')).code).toBe('bankCard.holder');
    expect((await card('DEMO  Hölder', '99887766552')).success).toBe(true);
  });

  it('is asked for when a card is removed, which goes with the right one alone [KYC-01]', async () => {
    const token = await newMember('card_remover');
    const cards = async () => {
      const { value } = await ask(securityCalls.bankCards, { token });
      return securityCalls.bankCards.answer.parse(value);
    };
    const [card] = await cards();
    const remove = (paymentPassword: string) =>
      ask(securityCalls.removeBankCard, { token, body: { id: card?.id, paymentPassword } });
    expect((await remove('000000')).code).toBe('payment.password.wrong');
    expect(await cards()).toHaveLength(1);
    expect((await remove(demoPaymentPassword)).success).toBe(true);
    expect(await cards()).toEqual([]);
  });
});
