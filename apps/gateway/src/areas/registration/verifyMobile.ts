import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asker } from '../../model/platform/asker';
import { redeemCode } from '../../model/auth/verificationCodes';
import { readIdentity } from '../../model/auth/externalIdentity';
import { toPhone } from '../../model/auth/phones';
import { registerSettings } from '../../model/registration/registerSettings';
import type { Form } from './form';

/**
 * Proves the number of a registration, by the code that was sent to it or by the external service's word; answers whether
 * it was. @throws Failure verification.code.wrong or verification.code.expired
 */
export async function verifyMobile(asker: Asker, body: Form): Promise<boolean> {
  const { services, scope } = asker;
  const { verificationCode: setting } = registerSettings(services, scope);
  if (setting?.enabled !== true || !body.mobileNum) return false;
  const to = toPhone(scope, { ...body, mobileNum: body.mobileNum });
  if (scope.config.externalLogin?.sms === true) {
    // The code itself never comes here: the service's word for the number does.
    if (!body.firebaseIdToken && !setting.required) return false;
    const token = body.firebaseIdToken ?? '';
    const { phone } = await readIdentity(services, scope.config, token, 'phone');
    if (phone !== to) throw new Failure(errorCodes.codeWrong);
    return true;
  }
  if (!body.verificationCode) {
    if (setting.required) throw new Failure(errorCodes.codeWrong);
    return false;
  }
  await redeemCode(asker, 'register', to, body.verificationCode);
  return true;
}
