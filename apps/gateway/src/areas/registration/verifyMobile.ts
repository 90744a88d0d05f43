import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asker } from '../../model/platform/asker';
import { redeemCode } from '../../model/auth/verificationCodes';
import { readIdentity } from '../../model/auth/externalIdentity';
import { toPhone } from '../../model/auth/phones';
import { registerSettings } from '../../model/registration/registerSettings';
import type { Form } from './form';

export async function verifyMobile(asker: Asker, body: Form): Promise<void> {
  const { services, scope } = asker;
  const { verificationCode: setting } = registerSettings(services, scope);
  if (setting?.enabled !== true || !body.mobileNum) return;
  const to = toPhone(scope, { ...body, mobileNum: body.mobileNum });
  if (scope.config.externalLogin?.sms === true) {
    // The code itself never comes here: the service's word for the number does.
    if (!body.firebaseIdToken && !setting.required) return;
    const token = body.firebaseIdToken ?? '';
    const { phone } = await readIdentity(services, scope.config, token, 'phone');
    if (phone !== to) throw new Failure(errorCodes.codeWrong);
    return;
  }
  if (!body.verificationCode) {
    if (setting.required) throw new Failure(errorCodes.codeWrong);
    return;
  }
  await redeemCode(asker, 'register', to, body.verificationCode);
}
