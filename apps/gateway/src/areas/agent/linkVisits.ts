import { and, eq, gte, lt } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { periodOf } from '../../base/period';
import { rowId } from '../../base/rowId';
import { keyedPage } from '../../call/keyedPage';
import type { Asked } from '../../call/route';
import { affiliateLinks, linkVisits as visits } from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import type { MemberAsker } from '../../model/platform/asker';
import { demandAgent } from './demandAgent';

/** What visits are sorted by. */
const columns = {
  time: { by: visits.quarter, type: 'time' },
  visits: { by: visits.visits, type: 'whole' },
} as const;

/** The visits of one of the agent's links by quarters of an hour, newest first unless asked for otherwise. */
export async function linkVisits(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.linkVisits>,
) {
  demandAgent(member);
  const { from, until } = periodOf(query, scope.config.timeZone);
  const where = and(
    eq(affiliateLinks.memberId, member.id),
    eq(visits.linkId, rowId(query.link)),
    gte(visits.quarter, from),
    lt(visits.quarter, until),
  );
  const ofMine = eq(affiliateLinks.id, visits.linkId);
  const { sort } = query;
  const page = keyedPage(
    query,
    sort === 'visits' ? [columns.visits, columns.time] : [columns.time],
  );
  const [found, [total]] = await Promise.all([
    services.db
      .select({ quarter: visits.quarter, visits: visits.visits, ...page.selected })
      .from(visits)
      .innerJoin(affiliateLinks, ofMine)
      .where(and(where, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    services.db
      .select({ visits: sumOf(visits.visits) })
      .from(visits)
      .innerJoin(affiliateLinks, ofMine)
      .where(where),
  ]);
  const { rows, fields } = page.pageOf(found);
  return {
    list: rows.map((row) => ({ time: row.quarter.getTime(), visits: row.visits })),
    ...fields,
    footer: { visits: total?.visits ?? 0 },
  };
}
