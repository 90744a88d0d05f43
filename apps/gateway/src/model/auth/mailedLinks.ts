import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../db/clock';
import type { Queryable, Transaction } from '../../db/open';
import { mailedLinks, members } from '../../db/schema';
import { newToken } from './sessions';
import type { MemberRow } from '../../db/schema';
import type { Services } from '../platform/services';

/** The purpose of a link: it is good for nothing else. */
export type LinkPurpose = 'password';

/** How long a link is good. */
export const linkMinutes = 30;

const hashOf = (purpose: LinkPurpose, token: string) =>
  createHash('sha256').update(`${purpose}\n${token}`).digest('base64url');

const aliveBy = (purpose: LinkPurpose, token: string, clock: Clock) =>
  and(
    eq(mailedLinks.tokenHash, hashOf(purpose, token)),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, clock.at()),
  );

/** Makes a member's link and answers its token, which is stored nowhere. The one before is void. */
export async function makeLink(
  { db, clock }: Services,
  purpose: LinkPurpose,
  { id: memberId }: Pick<MemberRow, 'id'>,
): Promise<string> {
  const token = newToken();
  const made = {
    tokenHash: hashOf(purpose, token),
    expiresAt: clock.at(linkMinutes * 60_000),
  };
  await db
    .insert(mailedLinks)
    .values({ memberId, purpose, ...made })
    .onConflictDoUpdate({ target: [mailedLinks.memberId, mailedLinks.purpose], set: made });
  return token;
}

/** Whose link it is, as long as it is good. */
export async function findMemberByLink(
  { db, clock }: Services,
  purpose: LinkPurpose,
  { merchant, token }: { readonly merchant: string; readonly token: string },
): Promise<MemberRow | undefined> {
  const [found] = await db
    .select({ member: members })
    .from(mailedLinks)
    .innerJoin(members, eq(members.id, mailedLinks.memberId))
    .where(and(aliveBy(purpose, token, clock), eq(members.merchant, merchant)));
  return found?.member;
}

/** Uses a link up; false where somebody else just did. */
export async function spendLink(
  { clock }: Services,
  tx: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const spent = await tx
    .delete(mailedLinks)
    .where(aliveBy(purpose, token, clock))
    .returning();
  return spent.length > 0;
}

/** Voids what a member was sent: what it was for has happened by another way. */
export async function voidLinks(
  tx: Queryable,
  purpose: LinkPurpose,
  memberId: number,
): Promise<void> {
  const own = eq(mailedLinks.memberId, memberId);
  await tx.delete(mailedLinks).where(and(own, eq(mailedLinks.purpose, purpose)));
}
