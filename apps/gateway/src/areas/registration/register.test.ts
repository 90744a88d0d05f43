import type { Call } from '@playhouse/wps';
import {
  agentCalls,
  captchaCalls,
  promotionCalls,
  registrationCalls,
  verificationCalls,
  walletCalls,
} from '@playhouse/wps';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { affiliateLinks, members } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { findRates } from '../../model/agent/rates';
import { peekCaptcha } from '../../model/auth/captcha/captchas';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { createBrowser } from '../../testing/createBrowser';
import type { TestBrowser } from '../../testing/createBrowser';
import { filePlatform } from '../../testing/filePlatform';
import { slowStart } from '../../testing/platform';

const platform = filePlatform();
let agent: string;
beforeAll(async () => {
  agent = await platform.login('demo_agent');
}, slowStart);

describe('registration', () => {
  const common = { registerUrl: 'alpha.example', registerMethod: 'H5', type: 0 };
  const filled = {
    ...common,
    username: 'fresh_face',
    password: 'Fresh-2026',
    confirmPassword: 'Fresh-2026',
  };

  async function captcha(browser: TestBrowser): Promise<string> {
    await browser.ask(captchaCalls.captchaImage, { query: { type: 'register' } });
    const token = browser.cookie('captcha') ?? '';
    return (await peekCaptcha(platform.gateway.services, token)) ?? '';
  }
  async function register(
    call: Call,
    body: object,
    { merchant = 'alpha', browser = createBrowser(platform) } = {},
  ) {
    return browser.ask(call, { merchant, body: { captcha: await captcha(browser), ...body } });
  }

  /** Takes the welcome reward; answers the gifts that are locked until a deposit or a verified number. */
  async function claimWelcome(token: string) {
    const rewards = await platform.ask(promotionCalls.rewards, { token });
    const [reward] = promotionCalls.rewards.answer.parse(rewards.value);
    await platform.ask(promotionCalls.claimReward, { token, body: { id: reward?.id } });
    const { value } = await platform.ask(walletCalls.withdrawConfig, { token });
    const { lockedGifts } = walletCalls.withdrawConfig.answer.parse(value);
    return lockedGifts.map(({ remark }) => remark);
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
    const { token } = registrationCalls.register.answer.parse(made.value);
    expect(await claimWelcome(token)).toEqual(['Welcome reward']);
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

  it('gives a newcomer the rates that the link was made with, at most the agent’s [REG-17]', async () => {
    const { db } = platform.gateway.services;
    const ratesOf = async (account: string) => {
      const one = and(eq(members.merchant, 'alpha'), eq(members.account, account));
      const [member] = await db.select().from(members).where(one);
      return findRates(db, member?.id ?? 0, '2026-11-21');
    };
    const give = async (rate: number) =>
      platform.ask(agentCalls.setRebateSettings, {
        token: agent,
        body: { rates: [{ gameType: 'RNG', rate }] },
      });
    expect((await give(0.4)).value).toEqual({ countsFrom: '2026-11-21' });
    const body = { type: 1 };
    const { value } = await platform.ask(agentCalls.createInviteLink, { token: agent, body });
    const link = agentCalls.inviteLinks.answer.parse([value])[0];
    expect(link?.rates).toContainEqual({ gameType: 'RNG', rate: 0.4 });
    await give(0.1);
    const join = async (username: string, affiliateCode: string) => {
      const by = { ...filled, username, affiliateCode };
      expect((await register(registrationCalls.register, by)).success).toBe(true);
      return ratesOf(username);
    };
    // The agent says nothing of live games.
    const { RNG, LIVE } = await ratesOf('demo_agent');
    expect(await join('by_the_link', link?.code ?? '')).toMatchObject({ RNG: 0.4, LIVE });
    expect(await join('by_the_code', 'DEMOAGENT')).toMatchObject({ RNG: 0.1, LIVE });
    await db
      .update(affiliateLinks)
      .set({ rates: { RNG: 50 } })
      .where(eq(affiliateLinks.code, link?.code ?? ''));
    expect(await join('by_a_mistake', link?.code ?? '')).toMatchObject({ RNG });
    expect(await verifyBooks(db)).toEqual([]);
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
    const browser = createBrowser(platform);
    await browser.ask(verificationCalls.smsNoLogin, {
      body: { mobileNum, type: 'register' },
    });
    const [sms] = await readOutbox(platform.gateway.services, `+63${mobileNum}`);
    const verificationCode = /\d{6}/.exec(sms?.body ?? '')?.[0];
    const coded = { ...body, verificationCode };
    const { value } = await register(registrationCalls.registerMobile, coded, { browser });
    const { token } = registrationCalls.registerMobile.answer.parse(value);
    expect(await claimWelcome(token)).toEqual([]);
    expect((await register(registrationCalls.registerMobile, coded, { browser })).code).toBe(
      'mobile.exists',
    );
  });

  it.each([
    ['a name', registrationCalls.register, { username: 'demo_player' }],
    ['a free name', registrationCalls.register, { username: 'nobody_yet' }],
    ['a number', registrationCalls.registerMobile, { mobileNum: '9171112223' }],
    ['a free number', registrationCalls.registerMobile, { mobileNum: '9171112229' }],
  ])('tells of %s nothing before the captcha is read [REG-14]', async (_what, call, named) => {
    const { confirmPassword, password } = filled;
    const body = { ...common, password, confirmPassword, ...named };
    expect((await platform.ask(call, { body })).code).toBe('captcha.required');
    const browser = createBrowser(platform);
    const wrong = (await captcha(browser)) === '0000' ? '1111' : '0000';
    const answered = await browser.ask(call, { body: { ...body, captcha: wrong } });
    expect(answered.code).toBe('captcha.wrong');
  });

  it('is closed where the merchant does not offer a way [REG-01]', async () => {
    const body = { ...common, mobileNum: '9173334445' };
    expect(
      (await register(registrationCalls.registerMobile, body, { merchant: 'omega' })).code,
    ).toBe('permission.denied');
  });
});
