import { expect, it } from 'vitest';
import { emptyValues } from './fields';
import { formFields } from './formModel';
import { registrationPayload } from './payload';
import { rulesWith } from './testRules';

const fields = formFields({
  tab: 'username',
  rules: rulesWith({ email: 'optional', captcha: 'required', affiliateCode: 'optional' }),
  mobileAsksCode: true,
  mobileAsksPassword: false,
  affiliateSettled: false,
});
const typed = {
  ...emptyValues,
  username: ' ana_1 ',
  password: ' secret12 ',
  confirmPassword: ' secret12 ',
  email: 'ana@example.ph ',
  captcha: '1234',
  zalo: 'typed on another tab',
};
const where = { countryDialingCode: '63', hostname: 'play.example', method: 'H5' } as const;

it('carries every field to the letter, empty where the form did not ask [REG-10]', () => {
  expect(registrationPayload(fields, typed, where)).toEqual({
    countryDialingCode: '63',
    registerUrl: 'play.example',
    registerMethod: 'H5',
    username: 'ana_1',
    password: ' secret12 ',
    confirmPassword: ' secret12 ',
    affiliateCode: '',
    paymentPassword: '',
    recommenderId: '',
    nickname: '',
    payeeName: '',
    email: 'ana@example.ph',
    mobileNum: '',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    captcha: '1234',
    type: 0,
    domain: 'play.example',
    verificationCode: '',
  });
});

it('adds the proof of an external SMS service and the code of the address [REG-10, REG-12]', () => {
  const sent = registrationPayload(fields, typed, {
    ...where,
    settledAffiliate: 'AB12',
    firebaseIdToken: 'proof',
  });
  expect(sent).toMatchObject({
    firebaseChannel: 'sms',
    firebaseIdToken: 'proof',
    affiliateCode: 'AB12',
  });
});
