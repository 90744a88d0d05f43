import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { sessionCalls } from '@playhouse/wps';
import { members } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import { createMember } from '../../model/registration/createMember';
import { readIdentity } from '../../model/auth/externalIdentity';
import type { ExternalIdentity } from '../../model/auth/externalIdentity';
import { findMemberByPhone, toPhone } from '../../model/auth/phones';
import type { MemberRow } from '../../db/schema';

type External = Extract<Asked<typeof sessionCalls.login>['body'], { type: 'firebase' }>;

const social = {
  google: { provider: 'google.com', flag: 'GOOGLELOGIN3' },
  facebook: { provider: 'facebook.com', flag: 'FACEBOOKLOGIN3' },
} as const;

async function memberByUid(
  { services, scope }: Asker,
  uid: string,
): Promise<MemberRow | undefined> {
  const [found] = await services.db
    .select()
    .from(members)
    .where(
      and(eq(members.merchant, scope.code), eq(sql`${members.contacts}->>'externalUid'`, uid)),
    );
  return found;
}

/** Somebody who comes by facebook or google for the first time becomes a member (REG-06). */
function register({ services, scope }: Asker, identity: ExternalIdentity): Promise<MemberRow> {
  if (scope.config.flags.DIRECTREG3 !== true) throw new Failure(errorCodes.noPermission);
  return createMember(services, scope, {
    account: `u${randomBytes(5).toString('hex')}`,
    password: randomBytes(24).toString('base64url'),
    nickname: identity.name ?? '',
    ...(identity.email === undefined ? {} : { email: identity.email, isEmailVerified: true }),
    contacts: { externalUid: identity.uid },
  });
}

/** The member with the number that the token speaks of, which must be the one that was named. */
async function findMemberByIdentity(
  { services, scope }: Asker,
  { firebaseIdToken, firebaseMobileNo, countryDialingCode }: External,
): Promise<MemberRow | undefined> {
  const identity = await readIdentity(services, scope.config, firebaseIdToken, 'phone');
  const phone = toPhone(scope, { mobileNum: firebaseMobileNo ?? '', countryDialingCode });
  if (phone !== identity.phone) throw new Failure(errorCodes.codeWrong);
  const member = await findMemberByPhone(services.db, scope, phone);
  if (member === undefined) throw new Failure(errorCodes.userUnknown);
  return member;
}

/** The member behind an external identity token. @throws Failure for a token that does not hold */
export async function findExternalMember(
  asker: Asker,
  body: External,
): Promise<MemberRow | undefined> {
  const { services, scope } = asker;
  if (body.firebaseChannel === 'sms') return findMemberByIdentity(asker, body);
  const { provider, flag } = social[body.firebaseChannel];
  if (scope.config.flags[flag] !== true) throw new Failure(errorCodes.noPermission);
  const identity = await readIdentity(services, scope.config, body.firebaseIdToken, provider);
  return (await memberByUid(asker, identity.uid)) ?? register(asker, identity);
}
