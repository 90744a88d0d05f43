import { and, eq, inArray, sql } from 'drizzle-orm';
import { readClock } from '../../db/clock';
import type { Queryable } from '../../db/open';
import { affiliateLinks, linkVisits, members } from '../../db/schema';
import type { MemberRow } from '../../db/schema';
import type { Services } from '../platform/services';
import type { Rates } from './rates';
import { findNewcomerRates } from './rates';

/** Whose code it is, and what it makes of a newcomer. */
export interface Affiliate {
  readonly upline: MemberRow;
  /** Member type of who registers with it. */
  readonly memberType: number;
  readonly link?: typeof affiliateLinks.$inferSelect;
}

/** Finds the member behind an invitation code: a member's own, or one of an agent's links. */
export async function findAffiliate(
  db: Queryable,
  merchant: string,
  code: string,
): Promise<Affiliate | undefined> {
  const wanted = code.trim().toUpperCase();
  const [link] = await db
    .select({ link: affiliateLinks, upline: members })
    .from(affiliateLinks)
    .innerJoin(members, eq(members.id, affiliateLinks.memberId))
    .where(and(eq(affiliateLinks.merchant, merchant), eq(affiliateLinks.code, wanted)));
  if (link !== undefined) return { ...link, memberType: link.link.memberType };
  const [upline] = await db
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        eq(members.affiliateCode, wanted),
        inArray(members.type, [0, 1, 2]),
      ),
    );
  return upline && { upline, memberType: 0 };
}

/** The rates of a newcomer by a code: those of its link, else those that its owner gives to newcomers. */
export const findFirstRates = async (
  db: Queryable,
  { upline, link }: Affiliate,
): Promise<Rates> => ({
  ...(await findNewcomerRates(db, upline)),
  ...link?.rates,
});

const quarterMs = 900_000;

/** The quarter of an hour that a moment is in: every time zone's days begin with one. */
export const toQuarter = (moment: Date | number) =>
  new Date(Math.floor(Number(moment) / quarterMs) * quarterMs);

/** Counts a look at a link. */
export async function countVisit(
  services: Pick<Services, 'db' | 'clock'>,
  linkId: number | undefined,
): Promise<void> {
  if (linkId === undefined) return;
  await services.db
    .insert(linkVisits)
    .values({ linkId, quarter: toQuarter(await readClock(services.db, services)), visits: 1 })
    .onConflictDoUpdate({
      target: [linkVisits.linkId, linkVisits.quarter],
      set: { visits: sql`${linkVisits.visits} + 1` },
    });
}
