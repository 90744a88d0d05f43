/** Every field that a registration form may ask for, in the order of the form (REG-03). */
export const fieldNames = [
  'mobileNum',
  'verificationCode',
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'payeeName',
  'nickname',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** The player's input; an untouched field is an empty string. */
export type RegistrationValues = Record<FieldName, string>;

export const emptyValues: RegistrationValues = Object.freeze(
  Object.fromEntries(fieldNames.map((name) => [name, ''])),
) as RegistrationValues;
