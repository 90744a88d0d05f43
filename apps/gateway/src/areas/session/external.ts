import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { sessionCalls } from '@playhouse/wps';
import { members } from '../../db/schema';
import type { Context } from '../../server/route';
import { createMember } from '../registration/createMember';
import { readIdentity } from '../verification/firebase';
import type { ExternalIdentity } from '../verification/firebase';
import { memberByMobile } from './members';
import type { MemberRow } from './sessions';

type Login = Context<typeof sessionCalls.login>;
type External = Extract<Login['body'], { type: 'firebase' }>;

async function memberByUid(
  { services, scope }: Login,
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
function register({ services, scope }: Login, identity: ExternalIdentity): Promise<MemberRow> {
  return createMember(services, scope, {
    account: `u${randomBytes(5).toString('hex')}`,
    password: randomBytes(24).toString('base64url'),
    nickname: identity.name ?? '',
    ...(identity.email === undefined ? {} : { email: identity.email }),
    contacts: { externalUid: identity.uid },
  });
}

/** The member behind an external identity token. @throws Failure for a token that does not hold */
export async function externalMember(
  context: Login,
  body: External,
): Promise<MemberRow | undefined> {
  const { services, scope } = context;
  const identity = await readIdentity(scope.config, body.firebaseIdToken, services.production);
  if (body.firebaseChannel === 'sms') {
    const dialing = body.countryDialingCode ?? scope.config.register.dialingCode;
    const national = identity.phone?.replace(new RegExp(`^\\+?${dialing}`), '');
    return national === undefined ? undefined : memberByMobile(services.db, scope.code, national);
  }
  return (await memberByUid(context, identity.uid)) ?? register(context, identity);
}
