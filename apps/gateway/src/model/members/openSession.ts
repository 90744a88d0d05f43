import type { Asker } from '../asker';
import { rememberDevice } from './devices';
import type { MemberRow } from './sessions';
import { startSession } from './sessions';

/**
 * Opens a session, and answers what whoever opened it is told (LOGIN-12). The browser is known from here on by the
 * member's name and by the one that was typed.
 */
export async function openSession(asker: Asker, member: MemberRow, typed = member.account) {
  const { services, device } = asker;
  rememberDevice(asker, [typed, member.account]);
  const token = await startSession(services, services.db, member, device);
  return {
    token,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  };
}
