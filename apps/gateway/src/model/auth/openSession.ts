import type { Asker } from '../platform/asker';
import { rememberDevice } from './knownDevices';
import { noteDevice } from './noteDevice';
import { readOrigin } from './origin';
import type { MemberRow } from '../../db/schema';
import { endSessionAt, hashToken, startSession } from './sessions';

const cookieName = 'session';
const lifeSeconds = 365 * 86_400;

/** Ends the session that this browser had before, also where nobody could be told that it was left. */
async function endFormer({ services, scope, cookie }: Asker): Promise<void> {
  const former = cookie(cookieName);
  if (former === undefined) return;
  const { code, trialMerchantCode } = scope.config;
  await endSessionAt(services, former, [code, trialMerchantCode]);
}

/**
 * Opens a session, and answers what whoever opened it is told (LOGIN-12). The browser is known from here on by the
 * member's name, and has this session alone: it keeps the hash of the token, which opens nothing.
 */
export async function openSession(asker: Asker, member: MemberRow) {
  const { services } = asker;
  rememberDevice(asker, member.account);
  await noteDevice(asker, member);
  await endFormer(asker);
  const token = await startSession(services, services.db, member, readOrigin(asker));
  asker.setCookie(cookieName, hashToken(token), lifeSeconds);
  return {
    token,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  };
}
