import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { members } from '../../db/schema';
import { rowId } from '../../base/rowId';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../../model/platform/asker';
import { isAgent } from '../../model/member/memberType';
import type { MemberRow } from '../../db/schema';
import { isInTeam } from '../../model/agent/team';

/** @throws Failure permission.denied for types without a team (AGENT-01) */
export function demandAgent(member: MemberRow): void {
  if (!isAgent(member)) throw new Failure(errorCodes.noPermission);
}

/** Somebody of the agent's team by id. @throws Failure notFound, also for somebody of another team */
export async function demandDownline(
  { services, member }: Pick<MemberAsker, 'services' | 'member'>,
  id: string,
): Promise<MemberRow> {
  const [found] = await services.db
    .select()
    .from(members)
    .where(and(isInTeam(member), eq(members.id, rowId(id))));
  if (found === undefined) throw new Failure(errorCodes.notFound);
  return found;
}
