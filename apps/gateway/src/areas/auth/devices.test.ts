import { memberCalls, sessionCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';

const platform = filePlatform({ trustProxy: 1 });

const minute = 60_000;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

async function newMember(account: string): Promise<string> {
  await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account });
  return account;
}

/** Logs in from a phone of its own, and answers the session's token. */
async function loginFrom(account: string, address: string, userAgent = ''): Promise<string> {
  const { value } = await platform.ask(sessionCalls.login, {
    headers: { 'X-Forwarded-For': address, 'User-Agent': userAgent },
    body: { type: 'username', username: account, password: demoPassword },
  });
  return sessionCalls.login.answer.parse(value).token;
}

const listOf = async (token: string) =>
  sessionCalls.list.answer.parse((await platform.ask(sessionCalls.list, { token })).value);
const othersOf = async (token: string) => (await listOf(token)).filter(({ current }) => !current);
const end = (token: string, id: string | undefined) =>
  platform.ask(sessionCalls.end, { token, body: { id } });
const fateOf = async (token: string) =>
  (await platform.ask(memberCalls.info, { token })).code ?? 'alive';

it('lists where a member is logged in: this one first, and of each what it is known by', async () => {
  const account = await newMember('listed_one');
  const away = await loginFrom(account, '2001:db8:85a3:8d3:1319:8a2e:370:7348');
  platform.advance(5 * minute);
  const here = await loginFrom(account, '203.0.113.77', iphone);
  platform.advance(5 * minute);
  await platform.ask(memberCalls.info, { token: away });
  const now = platform.gateway.services.now();
  const common = { id: expect.any(String) as string };
  expect(await listOf(here)).toEqual([
    {
      ...common,
      current: true,
      browser: 'Safari',
      system: 'iOS',
      address: '203.0.113.•••',
      openedAt: now - 5 * minute,
      lastUsedAt: now,
    },
    {
      ...common,
      current: false,
      browser: null,
      system: null,
      address: '2001:db8:85a3:•••',
      openedAt: now - 10 * minute,
      lastUsedAt: now,
    },
  ]);
  expect((await listOf(away)).map(({ current }) => current)).toEqual([true, false]);
});

it('lists none that has ended, by itself or otherwise', async () => {
  const account = await newMember('listed_two');
  await loginFrom(account, '203.0.113.1');
  platform.advance(61 * minute);
  const left = await loginFrom(account, '203.0.113.2');
  const here = await loginFrom(account, '203.0.113.3');
  expect(await othersOf(here)).toHaveLength(1);
  await platform.ask(sessionCalls.logout, { token: left });
  expect(await othersOf(here)).toEqual([]);
});

it('ends one: its next call is told so, the others go on; a second time changes nothing', async () => {
  const account = await newMember('listed_three');
  const lost = await loginFrom(account, '203.0.113.1');
  const here = await loginFrom(account, '203.0.113.2');
  const [device] = await othersOf(here);
  const third = await loginFrom(account, '203.0.113.3');
  for (const _ of ['once', 'again']) expect((await end(here, device?.id)).success).toBe(true);
  expect(await fateOf(lost)).toBe('session.ended');
  expect([await fateOf(here), await fateOf(third)]).toEqual(['alive', 'alive']);
});

it('ends all others at once', async () => {
  const account = await newMember('listed_four');
  const others = [await loginFrom(account, '203.0.113.1'), await loginFrom(account, '203.0.113.2')];
  const here = await loginFrom(account, '203.0.113.3');
  expect((await platform.ask(sessionCalls.endOthers, { token: here })).success).toBe(true);
  expect(await Promise.all(others.map(fateOf))).toEqual(['session.ended', 'session.ended']);
  expect((await listOf(here)).map(({ current }) => current)).toEqual([true]);
});

it('neither shows nor ends what is another member’s', async () => {
  const mine = await loginFrom(await newMember('listed_five'), '203.0.113.1');
  const theirs = await loginFrom(await newMember('listed_six'), '203.0.113.2');
  expect(await othersOf(mine)).toEqual([]);
  const [device] = await listOf(theirs);
  await end(mine, device?.id);
  await platform.ask(sessionCalls.endOthers, { token: mine });
  expect(await fateOf(theirs)).toBe('alive');
});
