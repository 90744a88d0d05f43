import { memberDevices } from '../../db/schema';
import type { MemberRow } from '../../db/schema';
import type { Asker } from '../platform/asker';
import { hashToken, newToken } from './sessions';

const cookieName = 'browser';
const lifeSeconds = 365 * 86_400;

/** Notes that a member uses this browser. It keeps a mark of its own, of which the hash alone is stored. */
export async function noteDevice(
  { services, cookie, setCookie }: Pick<Asker, 'services' | 'cookie' | 'setCookie'>,
  { id: memberId }: MemberRow,
): Promise<void> {
  const mark = cookie(cookieName) ?? newToken();
  setCookie(cookieName, mark, lifeSeconds);
  await services.db
    .insert(memberDevices)
    .values({ mark: hashToken(mark), memberId })
    .onConflictDoNothing();
}
