import { localStore, storageKeys } from '@playhouse/storage';
import type { memberCalls } from '@playhouse/wps';
import { sessionRecord } from './sessionRecord';
import type { Session } from './sessionRecord';

/**
 * Keeps under memberInfo who the running session's member is: id, account, nickname, type, regDate in epoch
 * milliseconds, toUpline. An answer to a session that ended meanwhile, in whichever tab, is another member's.
 */
export function keepMember(info: memberCalls.MemberInfo, asked: Session | undefined): void {
  if (asked === undefined || sessionRecord.get()?.token !== asked.token) return;
  const { id, account, nickname, type, regDate, toUpline } = info;
  const member = { id, account, nickname, type, regDate, toUpline };
  localStore.set(storageKeys.memberInfo, JSON.stringify(member));
}
