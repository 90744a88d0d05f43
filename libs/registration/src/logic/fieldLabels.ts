import type { MessageId } from '@playhouse/i18n';
import type { FieldName } from './fields';

/** Labels of the fields (REG-03). */
export const fieldLabels: Readonly<Record<FieldName, MessageId>> = {
  mobileNum: 'session.field.mobileNum',
  username: 'session.field.username',
  password: 'session.field.password',
  confirmPassword: 'session.field.confirmPassword',
  paymentPassword: 'registration.paymentPassword',
  payeeName: 'registration.payeeName',
  nickname: 'registration.nickname',
  idNumber: 'registration.idNumber',
  qqNum: 'registration.qqNum',
  facebook: 'registration.facebook',
  wechat: 'registration.wechat',
  line: 'registration.line',
  whatsapp: 'registration.whatsapp',
  zalo: 'registration.zalo',
  recommenderId: 'registration.recommenderId',
  affiliateCode: 'registration.affiliateCode',
  verificationCode: 'session.field.smsCode',
  captcha: 'session.field.captcha',
  email: 'session.field.email',
};
