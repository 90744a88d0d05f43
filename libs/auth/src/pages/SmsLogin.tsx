import { useErrorText } from '@playhouse/platform';
import { savedCredentials, useSmsCode } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import type { LoginFlow } from '../hooks/useLoginFlow';
import { useNumber } from '../hooks/useNumber';
import { useRules } from '../hooks/useRules';
import { captchaField } from '../logic/captcha';
import { isAboutCode } from '../logic/isAboutCode';
import { firebaseSmsLogin, smsLogin } from '../logic/loginBody';
import { issueMessages } from '../messages/fieldMessages';
import { SmsForm } from '../views/SmsForm';
import type { SmsValues } from '../views/SmsForm';

export interface SmsLoginProps {
  readonly flow: LoginFlow;
  /** Whether a button of the other form, gone with it, led here: the focus goes on in this one. */
  readonly led: boolean;
}

/** The form of the SMS tab, filled in with the number that was remembered (LOGIN-02). */
export function SmsLogin({ flow, led }: SmsLoginProps) {
  const { formatMessage } = useIntl();
  const { remember } = useMerchant().register;
  const errorText = useErrorText();
  const ruled = useRules();
  const { captcha, busy, logIn } = flow;
  const asksCaptcha = captcha !== undefined;
  const saved = remember ? savedCredentials.get('sms') : undefined;
  const { first, phone, national, choice } = useNumber(
    'login',
    saved && { mobileNum: saved.username, countryDialingCode: saved.countryDialingCode },
  );
  const schema = useMemo(
    () =>
      z.object({
        mobileNum: ruled('loginMobileNum', national),
        messageCode: ruled('verificationCode'),
        captcha: captchaField(asksCaptcha, formatMessage(issueMessages.captcha)),
        remember: z.boolean(),
      }),
    [ruled, national, asksCaptcha, formatMessage],
  );
  const form = useAuthForm(schema, {
    mobileNum: first,
    messageCode: '',
    captcha: '',
    remember: saved !== undefined,
  });
  const mobileNum = useWatch({ control: form.control, name: 'mobileNum' });
  const { number } = phone.read(mobileNum);
  const valid = z.safeParse(schema.shape.mobileNum, mobileNum).success;
  const code = useSmsCode('login', valid ? number : undefined);

  const begin = useEffectEvent(() => {
    if (led) form.setFocus('mobileNum');
  });
  useEffect(() => begin(), []);

  const refuseCode = (error: unknown) => {
    form.setError('messageCode', { message: errorText(error).text });
    form.setFocus('messageCode', { shouldSelect: true });
  };

  const submit = async (values: SmsValues) => {
    const { messageCode } = values;
    try {
      const body = code.external
        ? firebaseSmsLogin(number, await code.verify(messageCode), values)
        : smsLogin(number, messageCode, values);
      const credentials = { type: 'sms', username: number.mobileNum, password: '' } as const;
      logIn({
        body,
        credentials: { ...credentials, countryDialingCode: number.countryDialingCode },
        onRefused: (error) => {
          form.resetField('captcha');
          if (isAboutCode(error)) refuseCode(error);
        },
      });
    } catch {
      // The external service does not know the code, or never sent one.
      refuseCode(new BusinessError({ code: errorCodes.codeWrong, status: 200 }, ''));
    }
  };
  return (
    <SmsForm
      form={form}
      code={code}
      phone={choice(mobileNum)}
      captcha={captcha}
      remember={remember}
      busy={busy || form.formState.isSubmitting}
      onSubmit={submit}
    />
  );
}
