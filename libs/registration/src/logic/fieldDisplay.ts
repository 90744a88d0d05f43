import type { IconName } from '@playhouse/ui-kit';
import type { FieldName } from './fields';

/** How a field is typed: which box, which keys, and what a password manager may fill in. */
export interface FieldDisplay {
  readonly input: 'text' | 'password' | 'digits' | 'email';
  readonly autoComplete: string;
  /** The same as on the other screens of access. */
  readonly icon: IconName | undefined;
}

function display(
  input: FieldDisplay['input'],
  autoComplete = 'off',
  icon?: IconName,
): FieldDisplay {
  return { input, autoComplete, icon };
}

export const fieldDisplay: Record<FieldName, FieldDisplay> = {
  mobileNum: display('digits', 'tel-national'),
  verificationCode: display('digits', 'one-time-code'),
  username: display('text', 'username', 'user'),
  password: display('password', 'new-password', 'lock'),
  confirmPassword: display('password', 'new-password', 'lock'),
  // Not the password that a manager should keep for this site.
  paymentPassword: display('password', 'off', 'lock'),
  payeeName: display('text', 'name'),
  nickname: display('text', 'nickname'),
  email: display('email', 'email', 'mail'),
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
