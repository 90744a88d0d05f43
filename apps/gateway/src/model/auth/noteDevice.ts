import { memberDevices } from '../../db/schema';
import type { MemberRow } from '../../db/schema';
import type { Asker } from '../platform/asker';
import { markBrowser } from './markBrowser';

/** Notes that a member uses this browser. */
export async function noteDevice(
  asker: Pick<Asker, 'services' | 'cookie' | 'setCookie'>,
  { id: memberId }: MemberRow,
): Promise<void> {
  const { db, clock } = asker.services;
  const seenAt = clock.at();
  await db
    .insert(memberDevices)
    .values({ mark: markBrowser(asker), memberId, seenAt })
    .onConflictDoUpdate({
      target: [memberDevices.mark, memberDevices.memberId],
      set: { seenAt },
    });
}
