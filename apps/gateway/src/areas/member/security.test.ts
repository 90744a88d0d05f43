import { securityCalls } from '@playhouse/wps';
import { describe, expect, it } from 'vitest';
import { demoPaymentPassword } from '../../seed/people';
import { seatPlayer } from '../../testing/seat';

const { ask, platform } = seatPlayer();

/** A member of its own, without a history of stakes. */
async function newMember(account: string, more: object = {}): Promise<string> {
  const data = { merchant: 'alpha', account, payout: true, balance: 0, ...more };
  const made = await platform.gateway.app.request('/outbox/members', {
    method: 'POST',
    body: JSON.stringify(data),
  });
  expect(made.status).toBe(201);
  return platform.login(account);
}

describe('payment password and bank cards', () => {
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

  it('a card is refused when its holder is not the payee, whatever case and accents [KYC-01]', async () => {
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

  it('shows a card by its last four digits only', async () => {
    const body = {
      bankCode: 'ISLA',
      accountName: 'Demo Holder',
      accountNumber: '99887766554433',
      paymentPassword: demoPaymentPassword,
    };
    const added = await ask(securityCalls.addBankCard, { body });
    expect(JSON.stringify(added.value)).not.toContain('99887766');
    expect(added.value).toMatchObject({ maskedNumber: '•••• •••• 4433' });
    expect((await ask(securityCalls.addBankCard, { body })).code).toBe('bankCard.exists');
  });
});
