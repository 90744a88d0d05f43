import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { MemberRow } from '../../db/schema';

/** Types that have a team (AGENT-01). */
export const isAgent = (member: MemberRow) => ![0, 4, 40].includes(member.type);

/** Trial, guest and internal accounts play, but hold no real money. */
export const isActualAccount = (member: Pick<MemberRow, 'type'>) => [0, 1, 2].includes(member.type);

/** @throws Failure account.actual.required (CRED-02) */
export function demandActualAccount(member: MemberRow): void {
  if (!isActualAccount(member)) throw new Failure(errorCodes.actualAccountRequired);
}
