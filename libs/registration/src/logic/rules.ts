import { houseRules } from '@playhouse/wps';
import type { FieldBounds } from '@playhouse/wps';
import { fieldNames } from './fields';
import type { FieldName } from './fields';

/** How the platform wants one field: both answers of the settings and the validation call joined (REG-04, REG-14). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** Bounds in characters. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly charset: FieldBounds['charset'];
  /** Text to show when the rule is broken. */
  readonly messageKey?: string | undefined;
}

export type FieldRules = Record<FieldName, FieldRule>;

function house({ charset, minLength, maxLength }: Required<FieldBounds>): FieldRule {
  return rule(charset, minLength, maxLength);
}

function rule(charset: FieldRule['charset'], minLength: number, maxLength: number): FieldRule {
  return { enabled: false, required: false, minLength, maxLength, charset };
}

/** Bounds in force where the platform names none. */
const defaults: FieldRules = {
  mobileNum: house(houseRules.mobileNum),
  verificationCode: house(houseRules.verificationCode),
  username: house(houseRules.username),
  password: house(houseRules.password),
  confirmPassword: rule('any', 1, 64),
  paymentPassword: rule('any', 6, 64),
  payeeName: rule('letters', 2, 60),
  nickname: rule('any', 2, 30),
  email: rule('email', 5, 100),
  idNumber: rule('alphanumeric', 4, 30),
  qqNum: rule('digits', 5, 15),
  facebook: rule('any', 2, 60),
  wechat: rule('any', 2, 60),
  line: rule('any', 2, 60),
  whatsapp: rule('any', 2, 60),
  zalo: rule('any', 2, 60),
  recommenderId: rule('any', 1, 30),
  affiliateCode: rule('any', 1, 30),
  captcha: rule('digits', 1, 6),
};

export type PartialRules = Readonly<
  Partial<Record<string, { readonly [K in keyof FieldRule]?: FieldRule[K] | undefined }>>
>;

function definedOf<T extends object>(part: T | undefined): Partial<T> {
  const entries = Object.entries(part ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

/** Joins what the platform says about each field over the defaults; fields it invents are ignored. */
export function joinRules(...answers: readonly PartialRules[]): FieldRules {
  const joined = fieldNames.map((name) => {
    const parts = answers.map((answer) => definedOf(answer[name]));
    return [name, Object.assign({}, defaults[name], ...parts)] as const;
  });
  return Object.fromEntries(joined) as FieldRules;
}
