import { inArray } from 'drizzle-orm';
import type { Transaction } from '../db/open';
import {
  affiliateLinks,
  payoutAccounts,
  contracts,
  favourites,
  linkVisits,
  messages,
  recents,
  rewards,
} from '../db/schema';
import { gifts } from '../content/gifts';
import { gameSeeds } from '../catalogue/games';
import type { SeedMember } from './people';
import { demoHolder } from './people';
import { demoBank, demoContracts, demoLetters, demoRewards } from '../content/people';
import { toQuarter } from '../model/agent/affiliates';
import { insertAll } from './bulkInsert';
import { createRandom } from '../base/random';

const day = 86_400_000;

/** Gives the demo accounts mail, rewards, favourites, recents, cards, contracts, links. */
export async function seedEngagement(
  tx: Transaction,
  people: readonly SeedMember[],
  unit: number,
  now: number,
) {
  const demo = people.filter(({ account }) => account.startsWith('demo_'));
  const at = (days: number) => new Date(now - days * day);
  await insertAll(
    tx,
    messages,
    demo.flatMap(({ id }) =>
      demoLetters.map((template, index) => ({
        memberId: id,
        template,
        values: {},
        createdAt: at(index * 2 + 1),
        readAt: index > 1 ? at(index) : null,
      })),
    ),
  );
  await insertAll(
    tx,
    rewards,
    demo
      .filter(({ type }) => type !== 4)
      .flatMap(({ id }) =>
        demoRewards.map((reward) => ({
          id: `W${id}-${reward.id}`,
          memberId: id,
          template: reward.template,
          amount: gifts.rewards[reward.template].amount * unit,
          createdAt: at(reward.daysAgo),
          expiresAt: at(-reward.endsInDays),
        })),
      ),
  );
  await insertAll(
    tx,
    favourites,
    demo.flatMap(({ id, account }) => {
      const random = createRandom(`favourites ${account}`);
      const nodes = new Set(Array.from({ length: 6 }, () => random.pick(gameSeeds()).nodeId));
      return [...nodes].map((nodeId, index) => ({
        memberId: id,
        nodeId,
        createdAt: at(index + 1),
      }));
    }),
  );
  await insertAll(
    tx,
    payoutAccounts,
    demo
      .filter(({ type }) => type !== 4)
      .map(({ id }) => ({
        memberId: id,
        ...demoBank,
        holder: demoHolder,
        number: `60221234${id % 10}5678`,
        createdAt: at(20),
      })),
  );
  await insertAll(
    tx,
    contracts,
    demo
      .filter(({ account }) => account === 'demo_agent')
      .flatMap(({ id }) =>
        (['salary', 'dividend', 'hourly'] as const).map((kind) => ({
          id: `C${id}-${kind}`,
          memberId: id,
          kind,
          status: 'pending',
          startsAt: at(1),
          endsAt: new Date(now + 180 * day),
          tiers: [...demoContracts[kind]],
        })),
      ),
  );
  await seedLinks(tx, demo, at);
}

type DaysAgo = (days: number) => Date;

/** A link of each demo agent, looked at three times on each of the last days. */
async function seedLinks(tx: Transaction, demo: readonly SeedMember[], at: DaysAgo) {
  const agents = demo.filter(({ type }) => type === 1 || type === 2);
  await insertAll(
    tx,
    affiliateLinks,
    agents.map(({ id, merchant, affiliateCode, rates }) => ({
      merchant,
      memberId: id,
      code: `${affiliateCode}L`,
      memberType: 0,
      rates,
      createdAt: at(40),
    })),
  );
  const ids = agents.map(({ id }) => id);
  const mine = inArray(affiliateLinks.memberId, ids);
  const links = await tx.select({ linkId: affiliateLinks.id }).from(affiliateLinks).where(mine);
  const visits = links.flatMap(({ linkId }) =>
    Array.from({ length: 14 }, (_, days) => ({ linkId, quarter: toQuarter(at(days)), visits: 3 })),
  );
  await insertAll(tx, linkVisits, visits);
}

/** Games played last, from the rounds. */
export async function seedRecents(
  tx: Transaction,
  played: readonly { memberId: number; nodeId: string; createdAt: Date | string }[],
) {
  const last = new Map<string, { memberId: number; nodeId: string; playedAt: Date }>();
  for (const { memberId, nodeId, createdAt } of played) {
    last.set(`${memberId} ${nodeId}`, { memberId, nodeId, playedAt: new Date(createdAt) });
  }
  await insertAll(tx, recents, [...last.values()]);
}
