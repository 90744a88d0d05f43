import {
  agentCalls,
  captchaCalls,
  contractCalls,
  memberCalls,
  promotionCalls,
  registrationCalls,
  securityCalls,
  verificationCalls,
  walletCalls,
} from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peekCaptcha } from '../../model/auth/captcha/captchas';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { demoPaymentPassword } from '../../seed/people';
import type { AskOptions, TestPlatform } from '../../testing/platform';
import { endlessSessions, slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
let player: string;
let agent: string;
beforeAll(async () => {
  platform = await startPlatform(endlessSessions);
  [player, agent] = [await platform.login('demo_player'), await platform.login('demo_agent')];
}, slowStart);
afterAll(() => platform.gateway.close());

const period = { startDate: '2026-10-01', endDate: '2026-12-31' };
const ask = (call: Call, options: AskOptions = {}) =>
  platform.ask(call, { token: player, ...options });
const balance = async (token = player) =>
  walletCalls.balance.answer.parse((await platform.ask(walletCalls.balance, { token })).value)
    .sumBalance;

async function decide(orderId: string, decision: string): Promise<void> {
  await platform.gateway.app.request(`/pay/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
  });
}

describe('a withdrawal', () => {
  const withdraw = async (more: object) => {
    const cards = securityCalls.bankCards.answer.parse((await ask(securityCalls.bankCards)).value);
    const body = {
      amount: 200,
      bankCardId: cards[0]?.id ?? '',
      paymentPassword: demoPaymentPassword,
      requestId: 'withdraw-one',
      ...more,
    };
    return ask(walletCalls.createWithdraw, { body });
  };

  it('takes the amount once, with the payment password, to an own card [ROUTE-11]', async () => {
    const before = await balance();
    expect((await withdraw({ paymentPassword: '000000' })).code).toBe('payment.password.wrong');
    const other = (requestId: string, more: object) => withdraw({ requestId, ...more });
    expect((await other('withdraw-two', { amount: 9_000_000 })).code).toBe('balance.insufficient');
    expect((await other('withdraw-three', { bankCardId: '999999' })).code).toBe('notFound');
    expect((await withdraw({})).value).toMatchObject({ amount: 200, status: 'processing' });
    expect((await withdraw({})).success).toBe(true);
    expect(await balance()).toBe(before - 200);
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

  it('goes to the superior as a transfer, once [MINE-07]', async () => {
    const [mine, theirs] = [await balance(), await balance(agent)];
    const body = { amount: 75.5, paymentPassword: demoPaymentPassword, requestId: 'transfer-one' };
    await ask(walletCalls.transferToUpline, { body });
    await ask(walletCalls.transferToUpline, { body });
    expect([await balance(), await balance(agent)]).toEqual([mine - 75.5, theirs + 75.5]);
  });
});

// After the withdrawals: what it brings is to be staked before another.
describe('a deposit', () => {
  const create = async (requestId: string, amount = 500) =>
    walletCalls.createDeposit.answer.parse(
      (await ask(walletCalls.createDeposit, { body: { methodId: 'ewallet', amount, requestId } }))
        .value,
    );
  const detail = async (orderId: string) =>
    walletCalls.depositDetail.answer.parse(
      (await ask(walletCalls.depositDetail, { query: { orderId } })).value,
    );

  it('credits the wallet once when the payment page approves [ROUTE-11]', async () => {
    const before = await balance();
    const order = await create('deposit-one');
    expect((await create('deposit-one')).orderId).toBe(order.orderId);
    expect(await balance()).toBe(before);
    await decide(order.orderId, 'approve');
    await decide(order.orderId, 'approve');
    expect(await balance()).toBe(before + 500);
    expect((await detail(order.orderId)).status).toBe('success');
  });

  it('moves nothing when it is refused or has expired', async () => {
    const before = await balance();
    const [refused, late] = [await create('deposit-two'), await create('deposit-three')];
    await decide(refused.orderId, 'refuse');
    await decide(refused.orderId, 'approve');
    platform.advance(16 * 60_000);
    await decide(late.orderId, 'approve');
    expect([(await detail(refused.orderId)).status, (await detail(late.orderId)).status]).toEqual([
      'failed',
      'expired',
    ]);
    expect(await balance()).toBe(before);
  });

  it('is neither read nor confirmed by anybody but the member who ordered it', async () => {
    const { orderId } = await create('deposit-mine');
    const read = await ask(walletCalls.depositDetail, { token: agent, query: { orderId } });
    const confirmed = await ask(walletCalls.confirmDeposit, { token: agent, body: { orderId } });
    expect([read.code, confirmed.code]).toEqual(['notFound', 'notFound']);
    expect((await detail(orderId)).status).toBe('pending');
  });

  it('keeps to the bounds of its method and to actual accounts [CRED-02]', async () => {
    const body = { methodId: 'ewallet', amount: 49.99, requestId: 'deposit-four' };
    expect((await ask(walletCalls.createDeposit, { body })).code).toBe('amount.outOfRange');
    const large = { ...body, amount: 50_000.01, requestId: 'deposit-five' };
    expect((await ask(walletCalls.createDeposit, { body: large })).code).toBe('amount.outOfRange');
    const trial = await platform.login('demo_trial');
    const asked = await ask(walletCalls.createDeposit, {
      token: trial,
      body: { ...body, amount: 100 },
    });
    expect(asked.code).toBe('account.actual.required');
  });
});

describe('gifts', () => {
  it('are paid once: rewards, daily gift, red rain, rebate', async () => {
    const rewards = promotionCalls.rewards.answer.parse((await ask(promotionCalls.rewards)).value);
    const [id = ''] = rewards.filter(({ status }) => status === 'claimable').map((each) => each.id);
    const before = await balance();
    const claim = await ask(promotionCalls.claimReward, { body: { id } });
    const { amount } = promotionCalls.claimReward.answer.parse(claim.value);
    expect(await balance()).toBe(before + amount);
    expect((await ask(promotionCalls.claimReward, { body: { id } })).code).toBe('reward.taken');
    expect((await ask(promotionCalls.applyActivity, { body: { id: 'checkin' } })).value).toEqual({
      status: 'claimed',
    });
    expect((await ask(promotionCalls.applyActivity, { body: { id: 'checkin' } })).code).toBe(
      'promotion.taken',
    );
    expect((await ask(memberCalls.claimManualRebate)).success).toBe(true);
    expect((await ask(memberCalls.claimManualRebate)).code).toBe('rebate.nothing');
  });

  it('rain for twenty minutes of every hour, one envelope each', async () => {
    platform.advance(3_600_000 - ((platform.gateway.services.now() - 1) % 3_600_000));
    expect((await ask(promotionCalls.grabRedRain)).success).toBe(true);
    expect((await ask(promotionCalls.grabRedRain)).code).toBe('redRain.taken');
    platform.advance(21 * 60_000);
    expect((await ask(promotionCalls.grabRedRain)).code).toBe('redRain.closed');
  });
});

describe('a team', () => {
  const team = (call: Call, query: object) =>
    platform.ask(call, { token: agent, query: { ...period, ...query } });

  it('is added up alike by the overview, by profit and loss, and by its bets', async () => {
    const overview = agentCalls.teamOverview.answer.parse(
      (await team(agentCalls.teamOverview, {})).value,
    );
    const pnl = agentCalls.teamPnl.answer.parse(
      (await team(agentCalls.teamPnl, { pageSize: 100 })).value,
    );
    const bets = agentCalls.teamBetting.answer.parse(
      (await team(agentCalls.teamBetting, {})).value,
    );
    expect(overview.betAmount).toBe(pnl.footer.betAmount);
    expect(overview.betAmount).toBe(bets.footer.betAmount);
    expect(pnl.items.reduce((sum, { betAmount }) => sum + betAmount, 0)).toBeCloseTo(
      overview.betAmount,
      2,
    );
    expect(overview.memberCount).toBeGreaterThan(20);
    const trend = await course({});
    const sumOf = (field: 'betAmount' | 'netAmount' | 'settledBetAmount') =>
      trend.points.reduce((sum, point) => sum + point[field], 0);
    expect(sumOf('betAmount')).toBeCloseTo(overview.betAmount, 2);
    expect(sumOf('netAmount')).toBeCloseTo(overview.netAmount, 2);
    expect(sumOf('settledBetAmount')).toBeCloseTo(bets.footer.betAmount, 2);
  });

  const course = async (query: object) =>
    agentCalls.teamTrend.answer.parse((await team(agentCalls.teamTrend, query)).value);

  it('has a course in days, weeks or months, whose steps add up to the same', async () => {
    const days = await course({ startDate: '2026-10-01', endDate: '2026-11-30' });
    const weeks = await course({ startDate: '2026-10-01', endDate: '2027-01-31' });
    const months = await course({ startDate: '2025-01-01', endDate: '2027-01-31' });
    expect([days.unit, weeks.unit, months.unit]).toEqual(['day', 'week', 'month']);
    const staked = (points: readonly { readonly betAmount: number }[]) =>
      points.reduce((sum, { betAmount }) => sum + betAmount, 0);
    expect(staked(days.points)).toBeGreaterThan(0);
    expect(staked(weeks.points)).toBeCloseTo(staked(days.points), 2);
    expect(weeks.points.every(({ day }) => new Date(day).getUTCDay() === 1)).toBe(true);
    expect(months.points.every(({ day }) => day.endsWith('-01'))).toBe(true);
    const slots = await course({ gameType: 'RNG' });
    const all = await course({});
    expect(staked(slots.points)).toBeGreaterThan(0);
    expect(staked(slots.points)).toBeLessThan(staked(all.points));
  });

  it('is sorted by any column, over all pages and not only those that are shown', async () => {
    const sorted = async (query: object) =>
      agentCalls.teamPnl.answer
        .parse((await team(agentCalls.teamPnl, { pageSize: 5, ...query })).value)
        .items.map(({ netAmount }) => netAmount);
    const lowest = await sorted({ sort: 'netAmount', descending: 'false' });
    const highest = await sorted({ sort: 'netAmount' });
    expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
    expect(highest).toEqual([...highest].sort((a, b) => b - a));
    expect(highest[0] ?? 0).toBeGreaterThan(lowest.at(-1) ?? 0);
    const people = agentCalls.teamList.answer.parse(
      (await team(agentCalls.teamList, { sort: 'balance' })).value,
    );
    const balances = people.items.map(({ balance }) => balance);
    expect(balances).toEqual([...balances].sort((a, b) => b - a));
    const oldest = agentCalls.teamBetting.answer.parse(
      (await team(agentCalls.teamBetting, { sort: 'betTime', descending: 'false', pageSize: 7 }))
        .value,
    );
    const next = agentCalls.teamBetting.answer.parse(
      (
        await team(agentCalls.teamBetting, {
          sort: 'betTime',
          descending: 'false',
          pageSize: 7,
          after: oldest.next ?? '',
        })
      ).value,
    );
    const times = [...oldest.items, ...next.items].map(({ betTime }) => betTime);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set([...oldest.items, ...next.items].map(({ orderId }) => orderId)).size).toBe(14);
  });

  it('is closed to players and to other agents', async () => {
    expect((await ask(agentCalls.teamOverview, { query: period })).code).toBe('permission.denied');
    const top = await platform.login('demo_topagent');
    const info = memberCalls.info.answer.parse((await ask(memberCalls.info, { token: top })).value);
    expect((await team(agentCalls.teamList, { parentId: info.id })).code).toBe('notFound');
  });

  it('passes on at most the rate that the agent has', async () => {
    const set = (rate: number) =>
      platform.ask(agentCalls.setRebateSettings, {
        token: agent,
        body: { rates: [{ gameType: 'RNG', rate }] },
      });
    expect((await set(99)).code).toBe('rebate.outOfRange');
    expect((await set(0.2)).success).toBe(true);
  });

  it('gets its contracts accepted once [CONTR-02]', async () => {
    const offered = await platform.ask(contractCalls.dailySalaryRequest, { token: agent });
    const contractId =
      contractCalls.dailySalaryRequest.answer.parse(offered.value)?.contractId ?? '';
    const process = () =>
      platform.ask(contractCalls.processDailySalary, {
        token: agent,
        query: { contractId, action: 'accept' },
      });
    expect((await process()).success).toBe(true);
    expect((await process()).code).toBe('contract.missing');
    const pending = await platform.ask(contractCalls.pendingContracts, { token: agent });
    expect(pending.value).toEqual({
      dailysalreqtype: false,
      divtypecompperiodreq: true,
      contracthoursalreq: true,
    });
  });
});

describe('registration', () => {
  const common = { registerUrl: 'alpha.example', registerMethod: 'H5', type: 0 };
  const filled = {
    ...common,
    username: 'fresh_face',
    password: 'Fresh-2026',
    confirmPassword: 'Fresh-2026',
  };

  async function captcha(): Promise<{ cookie: string; digits: string }> {
    const query = { type: 'register' };
    const { headers } = await platform.ask(captchaCalls.captchaImage, { query });
    const cookie = /captcha=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? '';
    const token = cookie.replace('captcha=', '');
    return { cookie, digits: (await peekCaptcha(platform.gateway.services, token)) ?? '' };
  }
  async function register(call: Call, body: object, merchant = 'alpha') {
    const { cookie, digits } = await captcha();
    return platform.ask(call, { merchant, cookie, body: { captcha: digits, ...body } });
  }

  it('opens a session for a new player under the inviting agent [REG-17, REG-18]', async () => {
    const wrong = await register(registrationCalls.register, {
      ...filled,
      affiliateCode: 'NOSUCHCODE',
    });
    expect(wrong.code).toBe('invitation.code.wrong');
    const made = await register(registrationCalls.register, {
      ...filled,
      affiliateCode: 'demoagent',
    });
    expect(made.value).toMatchObject({
      userName: 'fresh_face',
      customerType: 0,
      firstTimeLogin: true,
    });
    const downlines = await platform.ask(agentCalls.teamList, {
      token: agent,
      query: { account: 'fresh_face' },
    });
    expect(agentCalls.teamList.answer.parse(downlines.value).items).toHaveLength(1);
    expect(
      (await register(registrationCalls.register, { ...filled, username: 'FRESH_face' })).code,
    ).toBe('username.exists');
  });

  it('counts who registered with a link by the members who did, which it opens to [REG-17]', async () => {
    const shown = async () => {
      const { value } = await platform.ask(agentCalls.inviteLinks, { token: agent });
      return agentCalls.inviteLinks.answer.parse(value).find(({ code }) => code === 'DEMOAGENTL');
    };
    expect((await shown())?.registerCount).toBe(0);
    const by = { ...filled, username: 'by_a_link', affiliateCode: 'demoagentl' };
    expect((await register(registrationCalls.register, by)).success).toBe(true);
    const link = await shown();
    expect(link?.registerCount).toBe(1);
    const days = { startDate: '2026-10-01', endDate: '2026-12-31' };
    const behind = async (id: string) => {
      const query = { ...days, figure: 'invited', link: id };
      const { value } = await platform.ask(agentCalls.figureMembers, { token: agent, query });
      return agentCalls.figureMembers.answer.parse(value).items.map(({ account }) => account);
    };
    expect(await behind(link?.id ?? '')).toEqual(['by_a_link']);
    expect(await behind('999999')).toEqual([]);
  });

  it('holds every field against the rules of the merchant [REG-14]', async () => {
    for (const bad of [
      { username: 'abc' },
      { username: 'with space' },
      { password: 'short', confirmPassword: 'short' },
      { confirmPassword: 'other-2026' },
    ]) {
      const answered = await register(registrationCalls.register, {
        ...filled,
        username: 'someone_else',
        ...bad,
      });
      expect(answered.code).toBe('request.invalid');
    }
  });

  it('by mobile asks for the code that was sent [REG-19]', async () => {
    const mobileNum = '9171112223';
    const body = { ...common, mobileNum, password: 'Fresh-2026', confirmPassword: 'Fresh-2026' };
    expect(
      (await register(registrationCalls.registerMobile, { ...body, verificationCode: '000000' }))
        .code,
    ).toBe('verification.code.wrong');
    await platform.ask(verificationCalls.smsNoLogin, {
      body: { mobileNum, type: 'register' },
    });
    const [sms] = await readOutbox(platform.gateway.services, `+63${mobileNum}`);
    const verificationCode = /\d{6}/.exec(sms?.body ?? '')?.[0];
    expect(
      (await register(registrationCalls.registerMobile, { ...body, verificationCode })).success,
    ).toBe(true);
    expect(
      (await register(registrationCalls.registerMobile, { ...body, verificationCode })).code,
    ).toBe('mobile.exists');
  });

  it('is closed where the merchant does not offer a way [REG-01]', async () => {
    const body = { ...common, mobileNum: '9173334445' };
    expect((await register(registrationCalls.registerMobile, body, 'omega')).code).toBe(
      'permission.denied',
    );
  });
});
