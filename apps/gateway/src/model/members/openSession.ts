import type { Asker } from '../asker';
import type { MemberRow } from './sessions';
import { startSession } from './sessions';

/** Opens a session, and answers what whoever opened it is told (LOGIN-12). */
export async function openSession(
  { services, device }: Pick<Asker, 'services' | 'device'>,
  member: MemberRow,
) {
  const token = await startSession(services, services.db, member, device);
  return {
    token,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  };
}
