import { houseRules } from '@playhouse/wps';
import type { FieldBounds, registrationCalls, WireAnswer } from '@playhouse/wps';
import type { MerchantScope } from '../../base/merchants';
import { captchaDigits } from '../auth/captcha/captchas';
import type { Services } from '../platform/services';

type Settings = WireAnswer<typeof registrationCalls.registerSettings>;
type Rules = WireAnswer<typeof registrationCalls.validationRules>;

const must = { enabled: true, required: true };
const may = { enabled: true, required: false };

/** The fields that a merchant's registration asks for: from its flags, unless the platform was started with overrides. */
export function registerSettings(services: Services, { config }: MerchantScope): Settings {
  const { flags } = config;
  const mobile = flags.MOBILENUMREG3 === true;
  return {
    username: must,
    password: must,
    confirmPassword: must,
    // Registration by mobile number insists on it by itself; beside a username it is one contact more.
    mobileNum: may,
    ...(flags.REGMOBVERF3 === true ? { verificationCode: must } : {}),
    ...(mobile ? {} : { email: must }),
    nickname: may,
    affiliateCode: may,
    captcha: must,
    ...services.registerSettings[config.code],
  };
}

const rule = (
  minLength: number,
  maxLength: number,
  charset: Rules[string]['charset'],
  messageKey: string,
) => ({
  enabled: true,
  required: false,
  minLength,
  maxLength,
  charset,
  messageKey,
});

const house = (name: keyof typeof houseRules, messageKey: string) => {
  const { minLength, maxLength, charset }: Required<FieldBounds> = houseRules[name];
  return rule(minLength, maxLength, charset, messageKey);
};

const base = {
  username: house('username', 'in_username_format'),
  password: house('password', 'in_password_format'),
  confirmPassword: house('password', 'in_incorrect_password'),
  paymentPassword: rule(6, 6, 'digits', 'in_payment_password_format'),
  mobileNum: house('mobileNum', 'in_mobile_invalid'),
  verificationCode: house('verificationCode', 'in_code_invalid'),
  idNumber: rule(4, 32, 'alphanumeric', 'in_id_number_format'),
  qqNum: rule(5, 12, 'digits', 'in_qq_format'),
  facebook: rule(2, 64, 'line', 'in_facebook_format'),
  wechat: rule(2, 64, 'line', 'in_wechat_format'),
  line: rule(2, 64, 'line', 'in_line_format'),
  whatsapp: rule(6, 20, 'digits', 'in_whatsapp_format'),
  zalo: rule(6, 20, 'digits', 'in_zalo_format'),
  email: rule(5, 254, 'email', 'in_email_incorrect'),
  nickname: rule(2, 24, 'line', 'in_nickname_format'),
  payeeName: rule(2, 80, 'line', 'in_name_format'),
  recommenderId: rule(1, 32, 'alphanumeric', 'in_recommender_format'),
  affiliateCode: rule(4, 32, 'alphanumeric', 'invitation_code_error'),
  captcha: rule(captchaDigits, captchaDigits, 'digits', 'in_vwrite_code'),
};

/** Rules of every field, joined with what the merchant enables and requires, and the shared login rules. */
export function validationRules(services: Services, scope: MerchantScope): Rules {
  const settings = new Map(Object.entries(registerSettings(services, scope)));
  const fields = Object.entries(base).map(([name, bounds]) => {
    const setting = settings.get(name) ?? { enabled: false, required: false };
    return [name, { ...bounds, ...setting }] as const;
  });
  return {
    ...Object.fromEntries(fields),
    loginUsername: { ...rule(1, 64, 'any', 'in_username_format'), required: true },
    loginPassword: { ...rule(1, 64, 'any', 'in_password_format'), required: true },
    loginMobileNum: { ...base.mobileNum, required: true },
  };
}
