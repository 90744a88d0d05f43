import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errorCodes, houseRules, keepsRule, passwordCalls } from '@playhouse/wps';
import { members } from '../../db/schema';
import type { Transaction } from '../../db/open';
import { transact } from '../../db/transact';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/asker';
import { answer, answerMember } from '../../call/route';
import { memberByAccount } from '../../model/members/members';
import { command } from '../../model/command';
import { reserve } from '../../model/limits';
import { rememberDevice } from '../../model/members/devices';
import { hashPassword, passwordFits } from '../../model/members/passwords';
import { endOtherSessions } from '../../model/members/sessions';
import type { MemberRow } from '../../model/members/sessions';
import type { Services } from '../../model/services';
import { checkCode } from '../../model/verification/codes';
import { memberByPhone, phoneOf } from '../../model/verification/phones';

const hour = 3_600_000;

function demandStrength(password: string): void {
  if (!keepsRule(password, houseRules.password))
    throw new Failure(errorCodes.requestInvalid, { message: 'the new password does not fit' });
}

/** Writes a new password and ends all other sessions with it. */
async function writePassword(
  services: Services,
  tx: Transaction,
  { id }: Pick<MemberRow, 'id'>,
  { passwordHash, keep = '' }: { readonly passwordHash: string; readonly keep?: string },
) {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, id));
  await endOtherSessions(services, tx, id, keep);
}

/** Mails a new password. Answers alike whether or not name and address belong together. */
async function forgotByEmail(
  asker: Asker,
  { body }: Asked<typeof passwordCalls.forgotByEmail>,
): Promise<void> {
  const { services, scope, address } = asker;
  const username = body.username.trim();
  const email = body.email.trim().toLowerCase();
  const windowMs = hour;
  const toAddress = { key: `forgot ${scope.code} ${email}`, most: 5, windowMs };
  if (!(await reserve(services, toAddress, { key: `forgot from ${address}`, most: 60, windowMs })))
    throw new Failure(errorCodes.tooManyRequests);
  const member = await memberByAccount(services.db, scope.code, username);
  const password = `Ph-${randomBytes(9).toString('base64url')}`;
  // Hashed for whoever asks: that takes a while, and would tell that there is such a member.
  const passwordHash = await hashPassword(password);
  if (member === undefined || member.email?.toLowerCase() !== email || member.disabled) return;
  // Nobody waits for it: how long a letter takes would tell that there is such a member.
  services.background('mailing a new password', async () => {
    await services.couriers.email.send({
      merchant: scope.config.code,
      channel: 'email',
      to: email,
      subject: `${scope.config.name}: your new password`,
      body: `Your new password is ${password} . Please change it after you log in.`,
    });
    // Only now: a password that no letter brings would lock its owner out.
    await transact(services.db, (tx) => writePassword(services, tx, member, { passwordHash }));
  });
}

async function setByPhone(
  asker: Asker,
  { body }: Asked<typeof passwordCalls.setByPhone>,
): Promise<void> {
  const { services, scope } = asker;
  if (scope.config.flags.CHNGPASSVERIF3 !== true) throw new Failure(errorCodes.noPermission);
  demandStrength(body.newPassword);
  const phone = phoneOf(scope, body);
  const code = await checkCode(asker, 'password', phone, body.verificationCode);
  const member = await memberByPhone(services.db, scope, body);
  if (member === undefined || member.disabled) throw new Failure(errorCodes.userUnknown);
  // The code stays good: only the password has to be typed again (SETPW-04).
  if (await passwordFits(member.passwordHash, body.newPassword))
    throw new Failure(errorCodes.passwordSame);
  await code.spend();
  const passwordHash = await hashPassword(body.newPassword);
  await transact(services.db, (tx) => writePassword(services, tx, member, { passwordHash }));
  // Whoever holds the number is no stranger here: the login that follows is not judged by what failed before.
  rememberDevice(asker, [body.mobileNum, member.account]);
}

export const passwordRoutes = [
  answer(passwordCalls.forgotByEmail, forgotByEmail),
  answer(passwordCalls.setByPhone, setByPhone),
  answerMember(passwordCalls.changePassword, async (asker, { body }) => {
    const { services, member, session } = asker;
    demandStrength(body.newPassword);
    if (body.newPassword !== body.confirmNewPassword) throw new Failure(errorCodes.requestInvalid);
    const tried = { key: `password ${member.id}`, most: 10, windowMs: hour };
    if (!(await reserve(services, tried))) throw new Failure(errorCodes.tooManyRequests);
    if (!(await passwordFits(member.passwordHash, body.oldPassword)))
      throw new Failure(errorCodes.passwordWrong);
    if (body.newPassword === body.oldPassword) throw new Failure(errorCodes.passwordSame);
    const passwordHash = await hashPassword(body.newPassword);
    await command(services, member.id, {
      run: async (tx, fresh) => {
        // Of several at once the first one makes the old password a wrong one.
        if (fresh.passwordHash !== member.passwordHash) throw new Failure(errorCodes.passwordWrong);
        await writePassword(services, tx, fresh, { passwordHash, keep: session.tokenHash });
      },
    });
  }),
];
