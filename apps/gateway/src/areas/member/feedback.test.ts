import { count, eq } from 'drizzle-orm';
import { feedbackCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { feedback, members } from '../../db/schema';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import { times } from '../../testing/crowd';

const platform = filePlatform();

async function kept(account: string): Promise<number> {
  const { db } = platform.gateway.services;
  const [row] = await db
    .select({ size: count() })
    .from(feedback)
    .innerJoin(members, eq(members.id, feedback.memberId))
    .where(eq(members.account, account));
  return row?.size ?? 0;
}

it('keeps the same words once, however often the network or a player sends them [ROUTE-17]', async () => {
  const account = 'says_it_twice';
  await makeJourneyMember(platform.gateway.services, { merchant: 'alpha', account });
  const token = await platform.login(account);
  const say = (content: string) =>
    platform.ask(feedbackCalls.sendFeedback, { token, body: { type: 'other', content } });
  const answers = await times(3, () => say('The lists are good to read.'));
  answers.push(await say('The lists are good to read.'));
  expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
  expect(await kept(account)).toBe(1);
  await say('The games are good to play.');
  expect(await kept(account)).toBe(2);
});
