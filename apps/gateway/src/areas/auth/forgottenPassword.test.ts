import { passwordCalls, sessionCalls } from '@playhouse/wps';
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits, mailedLinks, members } from '../../db/schema';
import { readOutbox } from '../../model/platform/delivery/outbox';
import { purge } from '../../model/platform/purge';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform();
beforeEach(async () => {
  await platform.gateway.services.db.delete(limits).where(like(limits.key, '["letter"%'));
});

const minute = 60_000;
const fresh = 'Forgotten-2026';

const login = (username: string, password: string, merchant = 'alpha') =>
  platform.ask(sessionCalls.login, { merchant, body: { type: 'username', username, password } });

const forget = (username: string, email: string, more: object = {}) =>
  platform.ask(passwordCalls.forgotByEmail, { ...more, body: { username, email } });

async function newMember(account: string, merchant = 'alpha') {
  const email = `${account}@example.com`;
  await makeJourneyMember(platform.gateway.services, { merchant, account, email });
  return { account, email };
}

async function letters(to: string) {
  await platform.settled();
  return readOutbox(platform.gateway.services, to);
}

/** Asks for a link and answers the token of the letter that brings it. */
async function newToken({ account, email }: { account: string; email: string }): Promise<string> {
  await forget(account, email);
  const [letter] = await letters(email);
  return (
    /https:\/\/alpha\.example\/m\/findPassword#([\w-]{43}) /.exec(letter?.body ?? '')?.[1] ?? ''
  );
}

const set = (token: string, newPassword: string, merchant = 'alpha') =>
  platform.ask(passwordCalls.setByLink, { merchant, body: { token, newPassword } });

describe('a forgotten password', () => {
  it('is open to every demo account, whose address fits the form [FORGOT-02]', async () => {
    const people = await platform.gateway.services.db.select().from(members);
    const addresses = people.filter(({ account }) => account.startsWith('demo_'));
    expect(addresses.length).toBeGreaterThan(3);
    for (const { email } of addresses) expect(email).toMatch(/^\w+@[a-z]+(\.[a-z]{2,3}){1,3}$/);
  });

  it('sends a letter only when name and address match; the answer never tells [FORGOT-03]', async () => {
    const wrong = await forget('demo_player', 'somebody@example.com');
    const unknown = await forget('nobody_here', 'somebody@example.com');
    const right = await forget(' demo_player ', 'Demo_player@example.com ');
    expect([wrong.success, wrong.value]).toEqual([right.success, right.value]);
    expect([unknown.success, unknown.value]).toEqual([right.success, right.value]);
    expect(await letters('somebody@example.com')).toEqual([]);
    expect(await letters('demo_player@example.com')).toHaveLength(1);
  });

  it('holds until the mailed link sets another, which ends all sessions [FORGOT-01, FORGOT-03]', async () => {
    const member = await newMember('forgetful_1');
    const token = await newToken(member);
    const before = await login(member.account, demoPassword);
    expect(before.success).toBe(true);
    const done = await set(token, fresh);
    expect(done.value).toEqual({ userName: member.account });
    expect((await login(member.account, demoPassword)).code).toBe('login.failed');
    const old = { token: (before.value as { token: string }).token };
    expect((await platform.ask(passwordCalls.changePassword, old)).code).toBe('session.ended');
  });

  it('is set once by a link, by the latest one alone, and within half an hour', async () => {
    const member = await newMember('forgetful_2');
    const first = await newToken(member);
    const second = await newToken(member);
    expect((await set(first, fresh)).code).toBe('verification.code.expired');
    platform.advance(29 * minute);
    const both = await Promise.all([set(second, fresh), set(second, 'Another-2026')]);
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
    expect((await set(second, 'Third-2026')).code).toBe('verification.code.expired');
    const late = await newToken(member);
    platform.advance(30 * minute + 1);
    expect((await set(late, 'Third-2026')).code).toBe('verification.code.expired');
    await purge(platform.gateway.services);
    expect(await platform.gateway.services.db.select().from(mailedLinks)).toEqual([]);
  });

  it('is not set by a link at another merchant, nor after it was changed in another way', async () => {
    const member = await newMember('forgetful_3');
    const token = await newToken(member);
    expect((await set(token, fresh, 'omega')).code).toBe('verification.code.expired');
    const { value } = await login(member.account, demoPassword);
    const changed = await platform.ask(passwordCalls.changePassword, {
      token: (value as { token: string }).token,
      body: { oldPassword: demoPassword, newPassword: fresh, confirmNewPassword: fresh },
    });
    expect(changed.success).toBe(true);
    expect((await set(token, 'Another-2026')).code).toBe('verification.code.expired');
  });

  it('may not be the old one, nor a short one; the link stays good', async () => {
    const member = await newMember('forgetful_4');
    const token = await newToken(member);
    expect((await set(token, demoPassword)).code).toBe('modify.new.old.same');
    expect((await set(token, 'short')).code).toBe('request.invalid');
    expect((await set(token, fresh)).success).toBe(true);
  });

  it('keeps no token that could be read out of the database', async () => {
    const token = await newToken(await newMember('forgetful_5'));
    const kept = await platform.gateway.services.db.select().from(mailedLinks);
    expect(token).not.toBe('');
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is told of in the language of whoever asks', async () => {
    const member = await newMember('forgetful_6');
    await forget(member.account, member.email, { language: 'fil' });
    expect((await letters(member.email))[0]?.body).toMatch(/^Itakda ang bagong password mo rito:/);
  });

  it('is mailed anew and in force at once with the flag [FORGOT-01, FORGOT-03, WL-03]', async () => {
    const { account, email } = await newMember('forgetful_7', 'omega');
    await forget(account, email, { merchant: 'omega' });
    const [letter] = await letters(email);
    const password = /password is (\S+)/.exec(letter?.body ?? '')?.[1] ?? '';
    expect((await login(account, password, 'omega')).success).toBe(true);
    expect((await login(account, demoPassword, 'omega')).code).toBe('login.failed');
  });
});
