import type { ExternalIdentity, SmsNumber } from '@playhouse/session';
import type { sessionCalls } from '@playhouse/wps';

type LoginBody = sessionCalls.LoginBody;

interface Common {
  readonly captcha: string;
  readonly remember: boolean;
}

// A captcha that was not asked for is left out, not sent empty.
function common({ captcha, remember }: Common) {
  return captcha === '' ? { remember } : { captcha, remember };
}

/** Login by user name and password (LOGIN-10). */
export function usernameLogin(
  form: Common & { readonly username: string; readonly password: string },
): LoginBody {
  const { username, password } = form;
  return { type: 'username', username: username.trim(), password, ...common(form) };
}

/** Login by mobile number and a code of the platform: they travel as username and password. */
export function smsLogin(number: SmsNumber, code: string, form: Common): LoginBody {
  const { mobileNum, countryDialingCode } = number;
  return { type: 'sms', username: mobileNum, password: code, countryDialingCode, ...common(form) };
}

/** Login by mobile number that the external service has checked. */
export function firebaseSmsLogin(
  number: SmsNumber,
  { idToken }: ExternalIdentity,
  form: Common,
): LoginBody {
  return {
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: idToken,
    firebaseMobileNo: number.mobileNum,
    countryDialingCode: number.countryDialingCode,
    ...common(form),
  };
}
