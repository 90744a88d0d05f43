import { contactCalls, errorCodes, isEmail } from '@playhouse/wps';
import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Failure } from '../../base/failure';
import { fillText } from '../../base/fillText';
import { textIn } from '../../base/texts';
import { answerMember } from '../../call/route';
import type { Asked } from '../../call/route';
import { members } from '../../db/schema';
import { checkNumber } from '../../model/auth/checkNumber';
import { demandLoginPassword } from '../../model/auth/loginPassword';
import { demandPerson } from '../../model/auth/demandPerson';
import { findMemberByPhone, toKeptPhone, toPhone } from '../../model/auth/phones';
import { expiredMinutes, sendCode, writeCode } from '../../model/auth/sendCode';
import { checkCode } from '../../model/auth/verificationCodes';
import { demandActualAccount } from '../../model/member/memberType';
import type { MemberAsker } from '../../model/platform/asker';
import { findCodeFlag } from '../../model/platform/delivery/couriers';
import { reserve } from '../../model/platform/limits';
import { refuseTaken } from '../../model/registration/createMember';

const hour = 3_600_000;

/** Whether a member can show whose contacts they are: once shown, customer service alone changes them. */
export function readProofs({ scope, member }: Pick<MemberAsker, 'scope' | 'member'>) {
  const mobile = findCodeFlag(scope.config) === undefined ? 'closed' : 'open';
  return {
    mobileProof: member.phoneVerifiedAt === null ? mobile : 'proved',
    emailProof: member.emailVerifiedAt === null ? 'open' : 'proved',
  } as const;
}

function demandOpen(asker: MemberAsker, contact: keyof ReturnType<typeof readProofs>): void {
  demandActualAccount(asker.member);
  if (readProofs(asker)[contact] !== 'open') throw new Failure(errorCodes.noPermission);
}

/** An address in one form. @throws Failure request.invalid */
function readEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (!isEmail(email)) throw new Failure(errorCodes.requestInvalid);
  return email;
}

async function sendEmailCode(
  asker: MemberAsker,
  { body }: Asked<typeof contactCalls.sendEmailCode>,
): Promise<{ expiredMinutes: number }> {
  demandOpen(asker, 'emailProof');
  const { services, scope, member, language, address } = asker;
  const merchant = scope.config.code;
  const email = readEmail(body.email);
  const free = await reserve(
    services,
    { key: ['address proof', 'member', member.id], most: 5, windowMs: hour },
    { key: ['address proof', merchant, email], most: 20, windowMs: hour },
    { key: ['address proof', 'caller', address], most: 60, windowMs: hour },
  );
  if (!free) throw new Failure(errorCodes.tooManyRequests);
  const code = await writeCode(asker, 'contact', email);
  await services.couriers.email.send({
    ...{ merchant, channel: 'email', to: email },
    subject: `${scope.config.name}: ${textIn(language, 'codeMessage.subject')}`,
    body: fillText(textIn(language, 'codeMessage.contact'), { code }),
  });
  return { expiredMinutes };
}

/** Writes what was proved, unless another proof was faster. */
async function keep(
  { services, member }: MemberAsker,
  proved: PgUpdateSetSource<typeof members>,
  isOpen: SQL,
): Promise<void> {
  const kept = await services.db
    .update(members)
    .set(proved)
    .where(and(eq(members.id, member.id), isOpen))
    .returning({ id: members.id })
    .catch(refuseTaken);
  if (kept.length === 0) throw new Failure(errorCodes.noPermission);
}

async function proveMobile(
  asker: MemberAsker,
  { body }: Asked<typeof contactCalls.proveMobile>,
): Promise<void> {
  demandOpen(asker, 'mobileProof');
  const { services, scope } = asker;
  const to = toPhone(scope, body);
  await demandLoginPassword(asker, body.loginPassword);
  const proof = await checkNumber(asker, 'contact', to, body);
  // Told to whoever holds the number, and to nobody else.
  if (await findMemberByPhone(services.db, scope, to)) throw new Failure(errorCodes.mobileExists);
  await proof.spend();
  const phoneVerifiedAt = services.clock.at();
  await keep(
    asker,
    { ...toKeptPhone(scope, body), phoneVerifiedAt },
    isNull(members.phoneVerifiedAt),
  );
}

async function proveEmail(
  asker: MemberAsker,
  { body }: Asked<typeof contactCalls.proveEmail>,
): Promise<void> {
  demandOpen(asker, 'emailProof');
  const email = readEmail(body.email);
  await demandLoginPassword(asker, body.loginPassword);
  const code = await checkCode(asker, 'contact', email, body.verificationCode);
  await code.spend();
  const emailVerifiedAt = asker.services.clock.at();
  await keep(asker, { email, emailVerifiedAt }, isNull(members.emailVerifiedAt));
}

export const contactRoutes = [
  answerMember(contactCalls.sendMobileCode, async (asker, { body }) => {
    demandOpen(asker, 'mobileProof');
    await demandPerson(asker, body);
    return sendCode(asker, 'contact', toPhone(asker.scope, body));
  }),
  answerMember(contactCalls.sendEmailCode, sendEmailCode),
  answerMember(contactCalls.proveMobile, proveMobile),
  answerMember(contactCalls.proveEmail, proveEmail),
];
