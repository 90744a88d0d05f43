import { useRefusal } from '@playhouse/platform';
import { savedCredentials, useSmsCode } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import type { LoginFlow } from '../hooks/useLoginFlow';
import { useNumberField } from '../hooks/useNumberField';
import { useRules } from '../hooks/useRules';
import { firebaseSmsLogin, smsLogin } from '../logic/loginBody';
import { SmsForm } from '../views/SmsForm';
import type { SmsValues } from '../views/SmsForm';

export interface SmsLoginProps {
  readonly flow: LoginFlow;
  /** Whether a button of the other form, gone with it, led here: the focus goes on in this one. */
  readonly led: boolean;
}

const refusedFields = {
  [errorCodes.userUnknown]: 'mobileNum',
  [errorCodes.codeWrong]: 'messageCode',
  [errorCodes.codeExpired]: 'messageCode',
  [errorCodes.captchaRequired]: 'captcha',
  [errorCodes.captchaWrong]: 'captcha',
} as const;

/** The form of the SMS tab, filled in with the number that was remembered (LOGIN-02). */
export function SmsLogin({ flow, led }: SmsLoginProps) {
  const { remember } = useMerchant().register;
  const ruled = useRules();
  const { captcha, busy, logIn } = flow;
  const asksCaptcha = captcha !== undefined;
  const saved = remember ? savedCredentials.get('sms') : undefined;
  const { first, phone, national, choice } = useNumberField(
    'login',
    saved && { mobileNum: saved.username, countryDialingCode: saved.countryDialingCode },
  );
  const schema = useMemo(
    () =>
      z.object({
        mobileNum: ruled('loginMobileNum', national),
        messageCode: ruled('verificationCode'),
        captcha: asksCaptcha ? ruled('captcha') : z.string(),
        remember: z.boolean(),
      }),
    [ruled, national, asksCaptcha],
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

  // Codes of the external service are checked by itself, before anything is sent to the platform.
  const check = useMutation({
    mutationFn: (typed: string) =>
      code.verify(typed).catch(() => {
        // It does not know the code, or never sent one.
        throw new BusinessError({ code: errorCodes.codeWrong, status: 200 }, '');
      }),
    meta: { form: true },
  });
  const refusal = useRefusal(refusedFields, check, flow.attempt, code.request);

  const submit = async (values: SmsValues) => {
    const { messageCode } = values;
    try {
      const body = code.external
        ? firebaseSmsLogin(number, await check.mutateAsync(messageCode), values)
        : smsLogin(number, messageCode, values);
      const credentials = { type: 'sms', username: number.mobileNum, password: '' } as const;
      logIn({
        body,
        credentials: { ...credentials, countryDialingCode: number.countryDialingCode },
        onRefused: () => form.resetField('captcha'),
      });
    } catch {
      // The form tells it.
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
      refusal={refusal}
      onSubmit={submit}
    />
  );
}
