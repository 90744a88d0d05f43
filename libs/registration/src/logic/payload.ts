import type { RegistrationValues } from './fields';
import type { FormField } from './formModel';
import type { RegisterMethod } from './registerMethod';
import { typedValue } from './validateField';

export interface PayloadSurroundings {
  readonly countryDialingCode: string;
  /** `location.hostname`. */
  readonly hostname: string;
  readonly method: RegisterMethod;
  /** The invitation code that came with the address and is valid. */
  readonly settledAffiliate?: string | undefined;
  /** Proof of the number when an external service sent the code. */
  readonly firebaseIdToken?: string | undefined;
}

/** The body of the registration call, to the letter: a field that was not asked for is empty (REG-10). */
export function registrationPayload(
  fields: readonly FormField[],
  values: RegistrationValues,
  where: PayloadSurroundings,
) {
  const asked = new Map(fields.map((field) => [field.name, field]));
  const value = (name: keyof RegistrationValues) => {
    const field = asked.get(name);
    return field ? typedValue(field, values) : '';
  };
  return {
    countryDialingCode: where.countryDialingCode,
    registerUrl: where.hostname,
    registerMethod: where.method,
    username: value('username'),
    password: value('password'),
    confirmPassword: value('confirmPassword'),
    affiliateCode: where.settledAffiliate ?? value('affiliateCode'),
    paymentPassword: value('paymentPassword'),
    recommenderId: value('recommenderId'),
    nickname: value('nickname'),
    payeeName: value('payeeName'),
    email: value('email'),
    mobileNum: value('mobileNum'),
    idNumber: value('idNumber'),
    qqNum: value('qqNum'),
    facebook: value('facebook'),
    wechat: value('wechat'),
    line: value('line'),
    whatsapp: value('whatsapp'),
    zalo: value('zalo'),
    captcha: value('captcha'),
    type: 0 as const,
    domain: where.hostname,
    verificationCode: value('verificationCode'),
    ...(where.firebaseIdToken === undefined
      ? {}
      : { firebaseChannel: 'sms' as const, firebaseIdToken: where.firebaseIdToken }),
  };
}

export type RegistrationPayload = ReturnType<typeof registrationPayload>;
