import { errorCodes } from '@playhouse/wps';
import type { passwordCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import { transact } from '../../db/transact';
import type { Asker } from '../../model/platform/asker';
import { reserve } from '../../model/platform/limits';
import type { Limit } from '../../model/platform/limits';
import { knownDevice, rememberDevice } from '../../model/auth/knownDevices';
import { findMemberByAccount } from '../../model/member/findMember';
import { hashPassword, passwordFits } from '../../model/auth/passwords';
import { mailLink, mailPassword, writePassword } from '../../model/auth/recoverPassword';
import { checkCode } from '../../model/auth/verificationCodes';
import { findMemberByLink, spendLink } from '../../model/auth/mailedLinks';
import { findMemberByPhone, toPhone } from '../../model/auth/phones';
import { demandStrength } from './demandStrength';

const windowMs = 3_600_000;

/** Letters that strangers use up at a mail address are none of those that its owner has in a browser that knows them. */
function lettersOf(asker: Asker, username: string, email: string): readonly Limit[] {
  const { code } = asker.scope;
  if (knownDevice(asker, username) !== undefined)
    return [{ key: ['letter', 'owner', code, email], most: 5, windowMs }];
  return [
    { key: ['letter', 'caller', code, email, asker.address], most: 5, windowMs },
    { key: ['letter', 'stranger', code, email], most: 20, windowMs },
    { key: ['letter', 'address', asker.address], most: 60, windowMs },
  ];
}

/** Mails a way back in. Answers alike, and as fast, whether or not name and address belong together. */
export async function forgotByEmail(
  asker: Asker,
  { body }: Asked<typeof passwordCalls.forgotByEmail>,
): Promise<void> {
  const { services, scope } = asker;
  const username = body.username.trim();
  const email = body.email.trim().toLowerCase();
  if (!(await reserve(services, ...lettersOf(asker, username, email))))
    throw new Failure(errorCodes.tooManyRequests);
  const member = await findMemberByAccount(services.db, scope.code, username);
  if (member === undefined || member.email?.toLowerCase() !== email || member.disabled) return;
  // Whose address it is was never shown: it may be a stranger's.
  if (member.emailVerifiedAt === null) return;
  const mail = scope.config.flags.MAILPASSWORD3 === true ? mailPassword : mailLink;
  // Nobody waits for it: how long a letter takes would tell that there is such a member.
  services.background('mailing a way to a new password', () => mail(asker, member, email));
}

/** Sets a password by a mailed link, and answers whose it is, so that the page can log in. */
export async function setByLink(
  asker: Asker,
  { body: { token, newPassword } }: Asked<typeof passwordCalls.setByLink>,
): Promise<{ userName: string }> {
  const { services, scope, address } = asker;
  demandStrength(newPassword);
  if (!(await reserve(services, { key: ['link', address], most: 60, windowMs })))
    throw new Failure(errorCodes.tooManyRequests);
  const member = await findMemberByLink(services, 'password', { merchant: scope.code, token });
  if (member === undefined || member.disabled) throw new Failure(errorCodes.codeExpired);
  // The link stays good: only the password has to be typed again, as with a code (SETPW-04).
  if (await passwordFits(member.passwordHash, newPassword))
    throw new Failure(errorCodes.passwordSame);
  const passwordHash = await hashPassword(newPassword);
  await transact(services.db, async (tx) => {
    if (!(await spendLink(services, tx, 'password', token)))
      throw new Failure(errorCodes.codeExpired);
    await writePassword(services, tx, member, { passwordHash });
  });
  rememberDevice(asker, member.account);
  return { userName: member.account };
}

/** Sets a password by a code that was sent to a number. */
export async function setByPhone(
  asker: Asker,
  { body }: Asked<typeof passwordCalls.setByPhone>,
): Promise<void> {
  const { services, scope } = asker;
  if (scope.config.flags.CHNGPASSVERIF3 !== true) throw new Failure(errorCodes.noPermission);
  demandStrength(body.newPassword);
  const phone = toPhone(scope, body);
  const code = await checkCode(asker, 'password', phone, body.verificationCode);
  const member = await findMemberByPhone(services.db, scope, phone);
  if (member === undefined || member.disabled) throw new Failure(errorCodes.userUnknown);
  // The code stays good: only the password has to be typed again (SETPW-04).
  if (await passwordFits(member.passwordHash, body.newPassword))
    throw new Failure(errorCodes.passwordSame);
  await code.spend();
  const passwordHash = await hashPassword(body.newPassword);
  await transact(services.db, (tx) => writePassword(services, tx, member, { passwordHash }));
  // Whoever holds the number is no stranger here: the login that follows is not judged by what failed before.
  rememberDevice(asker, member.account);
}
