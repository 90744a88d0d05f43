import type { SQL } from 'drizzle-orm';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCodes } from '@playhouse/wps';
import { members } from '../../db/schema';
import { rowId } from '../../base/rowId';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../../model/asker';
import { isAgent } from '../../model/members/members';
import type { MemberRow } from '../../model/members/sessions';

/** @throws Failure permission.denied for types without a team (AGENT-01) */
export function demandAgent(member: MemberRow): void {
  if (!isAgent(member)) throw new Failure(errorCodes.noPermission);
}

/**
 * Whether a path of ancestors begins with another. A range of the index, whatever the plan knows of the path: `0` is
 * the character after `/`.
 */
export const isBelow = (path: PgColumn | SQL, top: PgColumn | string): SQL =>
  sql`${path} ~>=~ ${top} and ${path} ~<~ (left(${top}, -1) || '0')`;

/** Everybody below an agent, at any depth; not the agent. */
export function teamOf(agent: MemberRow): SQL | undefined {
  return and(
    eq(members.merchant, agent.merchant),
    isBelow(members.teamPath, agent.teamPath),
    ne(members.id, agent.id),
  );
}

/** Somebody of the agent's team by id. @throws Failure notFound, also for somebody of another team */
export async function demandDownline(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  id: string,
): Promise<MemberRow> {
  const [found] = await services.db
    .select()
    .from(members)
    .where(and(teamOf(member), eq(members.id, rowId(id))));
  if (found === undefined) throw new Failure(errorCodes.notFound);
  return found;
}
