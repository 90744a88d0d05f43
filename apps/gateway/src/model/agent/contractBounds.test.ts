import { contractCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contracts, members } from '../../db/schema';
import type { ContractTier } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import { endlessSessions } from '../../testing/platform';

const platform = filePlatform(endlessSessions);
const tier = (minTurnover: number, rate: number, minActiveMembers = 1): ContractTier => ({
  ...{ minTurnover, rate, minActiveMembers },
});
let chains = 0;

/** A top agent, an agent right below and one below that, each with an offer of a salary. */
async function offerAll(offers: readonly (readonly ContractTier[])[]) {
  const { services } = platform.gateway;
  chains += 1;
  const accounts = offers.map((_, at) => `bound${chains}_${at}`);
  const tokens: string[] = [];
  for (const [at, tiers] of offers.entries()) {
    const account = accounts[at] ?? '';
    const upline = accounts[at - 1];
    await makeJourneyMember(services, { merchant: 'alpha', account, upline, type: 1 });
    const [made] = await services.db.select().from(members).where(eq(members.account, account));
    await services.db.insert(contracts).values({
      ...{ id: account, memberId: made?.id ?? 0, kind: 'salary', status: 'pending' },
      ...{ tiers: [...tiers], startsAt: new Date(services.now() - 1) },
    });
    tokens.push(await platform.login(account));
  }
  return async (at: number) => {
    const query = { contractId: accounts[at] ?? '', action: 'accept' };
    const answer = await platform.ask(contractCalls.processDailySalary, {
      token: tokens[at],
      query,
    });
    return answer.code ?? 'accepted';
  };
}

it('a contract that gives more than the superior’s is refused', async () => {
  const accept = await offerAll([[tier(500, 1), tier(2_000, 2)], [tier(500, 1.1)]]);
  expect(await accept(0)).toBe('accepted');
  expect(await accept(1)).toBe('contract.outOfRange');
});

it('a contract that gives earlier than the superior’s is refused', async () => {
  const accept = await offerAll([[tier(500, 1)], [tier(400, 1)]]);
  await accept(0);
  expect(await accept(1)).toBe('contract.outOfRange');
});

it('a contract is refused where a higher tier of the superior’s gives less', async () => {
  const accept = await offerAll([[tier(500, 2), tier(2_000, 1)], [tier(500, 2)]]);
  await accept(0);
  expect(await accept(1)).toBe('contract.outOfRange');
});

it('a contract that gives less than one below is refused, over a level without any', async () => {
  const accept = await offerAll([[tier(500, 1)], [tier(500, 1)], [tier(500, 1.5)]]);
  expect(await accept(2)).toBe('accepted');
  expect(await accept(0)).toBe('contract.outOfRange');
  expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
});

it('a contract of the same terms as the superior’s is accepted', async () => {
  const terms = [tier(500, 1), tier(2_000, 2)];
  const accept = await offerAll([terms, terms, [tier(600, 1), tier(2_500, 1.5, 3)]]);
  expect([await accept(0), await accept(2), await accept(1)]).toEqual(Array(3).fill('accepted'));
});

it('of two contracts that do not fit together one is accepted, however they meet', async () => {
  for (let round = 0; round < 5; round += 1) {
    const accept = await offerAll([[tier(500, 1)], [tier(500, 1)], [tier(500, 1.5)]]);
    const ends = await Promise.all([accept(0), accept(2)]);
    expect(ends.sort()).toEqual(['accepted', 'contract.outOfRange']);
  }
});
