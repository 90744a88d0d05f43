import { errorCodes, isWeakPaymentPassword, keepsRule } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import type { Services } from '../../model/platform/services';
import { registerSettings, validationRules } from '../../model/registration/registerSettings';

/** The captcha and the code are checked by their own areas, the two passwords against each other. */
const checkedElsewhere = ['captcha', 'verificationCode', 'confirmPassword'];

const refuse = (field: string): never => {
  throw new Failure(errorCodes.requestInvalid, { message: `${field} does not fit` });
};

/**
 * Holds what was sent against the merchant's settings and rules (REG-14); an optional empty field passes.
 * @param optional fields that this way to register does not insist on
 * @throws Failure request.invalid, payment.password.weak
 */
export function validateFields(
  services: Services,
  scope: MerchantScope,
  given: Readonly<Record<string, unknown>>,
  optional: readonly string[] = [],
): void {
  const settings = registerSettings(services, scope);
  const rules = validationRules(services, scope);
  for (const [name, setting] of Object.entries(settings)) {
    const rule = rules[name];
    if (rule === undefined || setting?.enabled !== true || checkedElsewhere.includes(name))
      continue;
    const value = typeof given[name] === 'string' ? given[name].trim() : '';
    if (value === '') {
      if (setting.required && !optional.includes(name)) refuse(name);
      continue;
    }
    if (!keepsRule(value, { ...rule, charset: rule.charset ?? 'any' })) refuse(name);
    if (name === 'paymentPassword' && isWeakPaymentPassword(value))
      throw new Failure(errorCodes.paymentPasswordWeak);
  }
}
