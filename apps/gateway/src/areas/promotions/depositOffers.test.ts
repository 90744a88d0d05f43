import { promotionCalls, walletCalls } from '@playhouse/wps';
import { beforeAll, expect, it } from 'vitest';
import { slowStart } from '../../testing/platform';
import { seatPlayer } from '../../testing/seat';

const { ask, platform } = seatPlayer();
let token: string;
beforeAll(async () => {
  const body = JSON.stringify({ merchant: 'alpha', account: 'joins_first', balance: 0 });
  await platform.gateway.app.request('/outbox/members', { method: 'POST', body });
  token = await platform.login('joins_first');
}, slowStart);

const language = { language: 'EN' };

async function offers() {
  const { value } = await ask(promotionCalls.depositOffers, { token, query: language });
  return promotionCalls.depositOffers.answer.parse(value);
}

it('a joined promotion is offered with its terms until the first deposit arrives', async () => {
  const detail = await ask(promotionCalls.activityDetail, {
    token,
    query: { id: 'welcome', ...language },
  });
  const terms = { least: 100, bonusPercent: 100, most: 5_000, timesStaked: 30 };
  expect(detail.value).toMatchObject({ deposit: terms });
  expect(await offers()).toEqual([]);
  const join = { id: 'welcome', requestId: 'joins-welcome' };
  expect((await ask(promotionCalls.applyActivity, { token, body: join })).success).toBe(true);
  expect(await offers()).toMatchObject([{ id: 'welcome', terms }]);
  const body = { methodId: 'gcash', amount: 100, requestId: 'pays-in-first' };
  const made = await ask(walletCalls.createDeposit, { token, body });
  const { orderId } = walletCalls.depositDetail.answer.parse(made.value);
  const form = { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) };
  await platform.gateway.app.request(`/pay/${orderId}`, form);
  expect(await offers()).toEqual([]);
  expect((await ask(walletCalls.withdrawConfig, { token })).value).toMatchObject({
    turnoverOpen: 6000,
    turnoverRequired: 6000,
    turnoverCauses: [
      { type: 'deposit', amount: 100 },
      { type: 'promotion', amount: 5900 },
    ],
  });
});
