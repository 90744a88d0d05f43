import type { Asker } from '../../model/platform/asker';
import { checkNumber } from '../../model/auth/checkNumber';
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
  const isExternal = scope.config.externalLogin?.sms === true;
  const given = isExternal ? body.firebaseIdToken : body.verificationCode;
  if (!given && !setting.required) return false;
  const to = toPhone(scope, { ...body, mobileNum: body.mobileNum });
  const proof = await checkNumber(asker, 'register', to, body);
  await proof.spend();
  return true;
}
