import type { FieldName } from './fields';

/** How a field is typed: which box, which keys, and what a password manager may fill in. */
export interface FieldDisplay {
  readonly input: 'text' | 'password' | 'digits' | 'email';
  readonly autoComplete: string;
}

function display(input: FieldDisplay['input'], autoComplete = 'off'): FieldDisplay {
  return { input, autoComplete };
}

export const fieldDisplay: Record<FieldName, FieldDisplay> = {
  mobileNum: display('digits', 'tel-national'),
  verificationCode: display('digits', 'one-time-code'),
  username: display('text', 'username'),
  password: display('password', 'new-password'),
  confirmPassword: display('password', 'new-password'),
  // Not the password that a manager should keep for this site.
  paymentPassword: display('password'),
  payeeName: display('text', 'name'),
  nickname: display('text', 'nickname'),
  email: display('email', 'email'),
  idNumber: display('text'),
  qqNum: display('digits'),
  facebook: display('text'),
  wechat: display('text'),
  line: display('text'),
  whatsapp: display('text'),
  zalo: display('text'),
  recommenderId: display('text'),
  affiliateCode: display('text'),
  captcha: display('digits'),
};
