import { savedCredentials, useSmsCode } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import type { LoginFlow } from '../hooks/useLoginFlow';
import { useRules } from '../hooks/useRules';
import { captchaField } from '../logic/captcha';
import { firebaseSmsLogin, smsLogin } from '../logic/loginBody';
import { issueMessages } from '../messages/fieldMessages';
import { SmsForm } from '../views/SmsForm';
import type { SmsValues } from '../views/SmsForm';

/** The form of the SMS tab, filled in with the number that was remembered (LOGIN-02). */
export function SmsLogin({ flow }: { readonly flow: LoginFlow }) {
  const { formatMessage } = useIntl();
  const { remember, dialingCode } = useMerchant().register;
  const ruled = useRules();
  const { captcha, busy, logIn } = flow;
  const asksCaptcha = captcha !== undefined;
  const schema = useMemo(
    () =>
      z.object({
        mobileNum: ruled('loginMobileNum'),
        messageCode: ruled('verificationCode'),
        captcha: captchaField(asksCaptcha, formatMessage(issueMessages.captcha)),
        remember: z.boolean(),
      }),
    [ruled, asksCaptcha, formatMessage],
  );
  const saved = remember ? savedCredentials.get('sms') : undefined;
  const form = useAuthForm(schema, {
    mobileNum: saved?.username ?? '',
    messageCode: '',
    captcha: '',
    remember: saved !== undefined,
  });
  const mobileNum = useWatch({ control: form.control, name: 'mobileNum' });
  const number = { mobileNum, countryDialingCode: dialingCode };
  const valid = z.safeParse(schema.shape.mobileNum, mobileNum).success;
  const code = useSmsCode('login', valid ? number : undefined);

  const submit = async (values: SmsValues) => {
    const { messageCode } = values;
    try {
      const body = code.external
        ? firebaseSmsLogin(number, await code.verify(messageCode), values)
        : smsLogin(number, messageCode, values);
      const credentials = { type: 'sms', username: mobileNum, password: '' } as const;
      logIn({
        body,
        credentials: { ...credentials, countryDialingCode: dialingCode },
        onRefused: () => form.resetField('captcha'),
      });
    } catch {
      // The external service does not know the code, or never sent one.
      form.setError('messageCode', { message: formatMessage(issueMessages.code) });
      form.setFocus('messageCode');
    }
  };
  return (
    <SmsForm
      form={form}
      code={code}
      dialingCode={dialingCode}
      captcha={captcha}
      remember={remember}
      busy={busy || form.formState.isSubmitting}
      onSubmit={submit}
    />
  );
}
