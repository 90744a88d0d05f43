import type { SQL } from 'drizzle-orm';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from '../../db/schema';
import type { MemberRow } from '../../db/schema';

/**
 * Whether a path of ancestors begins with another. A range of the index, whatever the plan knows of the path: `0` is
 * the character after `/`.
 */
export const isBelow = (path: PgColumn | SQL, top: PgColumn | SQL | string): SQL =>
  sql`${path} ~>=~ ${top} and ${path} ~<~ (left(${top}, -1) || '0')`;

/** An agent and everybody below, at any depth. */
export const isInTeamOrSelf = (agent: MemberRow): SQL | undefined =>
  and(eq(members.merchant, agent.merchant), isBelow(members.teamPath, agent.teamPath));

/** Everybody below an agent, at any depth; not the agent. */
export const isInTeam = (agent: MemberRow): SQL | undefined =>
  and(isInTeamOrSelf(agent), ne(members.id, agent.id));
