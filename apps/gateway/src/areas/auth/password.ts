import { errorCodes, passwordCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { answer, answerMember } from '../../call/route';
import { command } from '../../model/platform/command';
import { demandLoginPassword } from '../../model/auth/loginPassword';
import { hashPassword } from '../../model/auth/passwords';
import { writePassword } from '../../model/auth/recoverPassword';
import { demandStrength } from './demandStrength';
import { forgotByEmail, setByLink, setByPhone } from './forgottenPassword';

export const passwordRoutes = [
  answer(passwordCalls.forgotByEmail, forgotByEmail),
  answer(passwordCalls.setByLink, setByLink),
  answer(passwordCalls.setByPhone, setByPhone),
  answerMember(passwordCalls.changePassword, async (asker, { body }) => {
    const { services, member, session } = asker;
    demandStrength(body.newPassword);
    if (body.newPassword !== body.confirmNewPassword) throw new Failure(errorCodes.requestInvalid);
    await demandLoginPassword(asker, body.oldPassword);
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
