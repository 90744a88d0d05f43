import { lobbyCalls, passwordCalls, sessionCalls } from '@playhouse/wps';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/people';
import { seatPlayer } from '../../testing/seat';

/** Shorter than a launch link lives, so that it is the session that ends one. */
const idleMinutes = 3;
const seat = seatPlayer({ sessionIdleMinutes: idleMinutes });
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

const launch = async (who: string) => {
  const query = { vendor: 'LRF', gameId: 'lobby' };
  const answer = await ask(lobbyCalls.launchGame, { token: who, query });
  return lobbyCalls.launchGame.answer.parse(answer.value).url;
};
const open = async (url: string) => seat.platform.gateway.app.request(url);

/** A game that is played and a link that was not opened yet, of one session; what has become of them. */
async function startTwo(who: string) {
  const [playing, waiting] = [await launch(who), await launch(who)];
  const play = /"token":"([\w-]+)"/.exec(await (await open(playing)).text())?.[1] ?? '';
  const headers = { Authorization: `Bearer ${play}` };
  return async () => {
    const state = await seat.platform.gateway.app.request('/play/api/lottery', { headers });
    const { code } = (await state.json()) as { code?: string };
    return [code === 'session.ended' ? 'ended' : 'goes on', (await open(waiting)).status];
  };
}

describe('a game', () => {
  it('ends at the logout of the session that started it, and of no other', async () => {
    const mine = await seat.platform.login('demo_player');
    const others = await startTwo(await seat.platform.login('demo_player'));
    const states = await startTwo(mine);
    await ask(sessionCalls.logout, { token: mine, query: { token: mine } });
    expect(await states()).toEqual(['ended', 410]);
    expect(await others()).toEqual(['goes on', 200]);
  });

  it('ends where the password is changed elsewhere, and not where it is changed [CHPW-05]', async () => {
    const here = await newMember('plays_here');
    const there = await startTwo(await seat.platform.login('plays_here'));
    const states = await startTwo(here);
    const newPassword = 'Changed-2026';
    const body = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword };
    expect((await ask(passwordCalls.changePassword, { token: here, body })).success).toBe(true);
    expect(await there()).toEqual(['ended', 410]);
    expect(await states()).toEqual(['goes on', 200]);
  });
});

// Last: every session of the file is over then.
it('a game and its unopened link end when their session was idle for too long [SESS-03]', async () => {
  const states = await startTwo(await seat.platform.login('demo_player'));
  seat.platform.advance((idleMinutes + 1) * 60_000);
  expect(await states()).toEqual(['ended', 410]);
});
