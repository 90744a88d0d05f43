import { and, eq } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { rowId } from '../../base/rowId';
import { inPeriod, report } from '../../call/report';
import type { Asked } from '../../call/route';
import { affiliateLinks, linkVisits as visits } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import type { MemberAsker } from '../../model/platform/asker';
import { demandAgent } from './demandAgent';

/** The columns that visits are sorted by. */
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
  const where = and(
    eq(affiliateLinks.memberId, member.id),
    eq(visits.linkId, rowId(query.link)),
    inPeriod(visits.quarter, query, scope),
  );
  const ofMine = eq(affiliateLinks.id, visits.linkId);
  const [page, [total]] = await Promise.all([
    report(query, {
      columns: [columns[query.sort ?? 'time'], columns.time],
      where,
      select: (place) =>
        services.db
          .select({ quarter: visits.quarter, visits: visits.visits, ...place })
          .from(visits)
          .innerJoin(affiliateLinks, ofMine),
      toLine: (row) => ({ time: row.quarter.getTime(), visits: row.visits }),
    }),
    services.db
      .select({ visits: sumColumn(visits.visits) })
      .from(visits)
      .innerJoin(affiliateLinks, ofMine)
      .where(where),
  ]);
  return { ...page, footer: { visits: total?.visits ?? 0 } };
}
