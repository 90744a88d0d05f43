import { expect, test } from 'vitest';
import { firebaseSmsLogin, smsLogin, usernameLogin } from './loginBody';

const number = { mobileNum: '9171234567', countryDialingCode: '63' };

test('login by user name [LOGIN-10]', () => {
  const form = { username: ' ana ', password: ' secret-12 ', captcha: '', remember: true };
  expect(usernameLogin(form)).toEqual({
    type: 'username',
    username: 'ana',
    password: ' secret-12 ',
    remember: true,
  });
});

test('a captcha travels once one was asked for [LOGIN-10]', () => {
  const form = { username: 'ana', password: 'secret-12', captcha: '1234', remember: false };
  expect(usernameLogin(form)).toMatchObject({ captcha: '1234', remember: false });
});

test('login by SMS code: number and code travel as username and password [LOGIN-10]', () => {
  expect(smsLogin(number, '4711', { captcha: '', remember: false })).toEqual({
    type: 'sms',
    username: '9171234567',
    password: '4711',
    countryDialingCode: '63',
    remember: false,
  });
});

test('login by a number that the external service checked [LOGIN-10]', () => {
  const form = { captcha: '12', remember: true };
  expect(firebaseSmsLogin(number, { idToken: 'id' }, form)).toEqual({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: 'id',
    firebaseMobileNo: '9171234567',
    countryDialingCode: '63',
    captcha: '12',
    remember: true,
  });
});
