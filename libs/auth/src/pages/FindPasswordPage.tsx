import { paths } from '@playhouse/navigation';
import { useErrorText } from '@playhouse/platform';
import { useLogin, useSmsCode } from '@playhouse/session';
import { toast, toastDurations } from '@playhouse/ui-kit';
import { useFlag } from '@playhouse/whitelabel';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import { useNumber } from '../hooks/useNumber';
import { useRules } from '../hooks/useRules';
import { isAboutCode } from '../logic/isAboutCode';
import { usernameLogin } from '../logic/loginBody';
import { passwordMessages } from '../messages/passwordMessages';
import { useSetPassword } from '../useSetPassword';
import { FindPasswordForm } from '../views/FindPasswordForm';
import type { FindPasswordValues } from '../views/FindPasswordForm';

/** The field that a refusal empties (SETPW-04). */
function refusedField(error: unknown): 'newPassword' | 'verificationCode' {
  const same = error instanceof BusinessError && error.code === errorCodes.passwordSame;
  return same ? 'newPassword' : 'verificationCode';
}

/** Find password by SMS, where the merchant offers that (FORGOT-01): sets a new one, then logs in with it (SETPW-03). */
export function FindPasswordPage() {
  if (useFlag('CHNGPASSVERIF3')) return <FindPassword />;
  return <Navigate to={paths.forget.href()} replace />;
}

function FindPassword() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const ruled = useRules();
  const setPassword = useSetPassword();
  const login = useLogin();
  const { first, phone, national, choice } = useNumber('password');
  const schema = useMemo(
    () =>
      z.object({
        mobileNum: ruled('mobileNum', national),
        verificationCode: ruled('verificationCode'),
        newPassword: ruled('password'),
      }),
    [ruled, national],
  );
  const form = useAuthForm(schema, {
    mobileNum: first,
    verificationCode: '',
    newPassword: '',
  });
  const mobileNum = useWatch({ control: form.control, name: 'mobileNum' });
  const valid = z.safeParse(schema.shape.mobileNum, mobileNum).success;
  const { number } = phone.read(mobileNum);
  const code = useSmsCode('password', valid ? number : undefined);

  const logIn = (username: string, password: string) =>
    login.mutate(usernameLogin({ username, password, captcha: '', remember: false }), {
      onSuccess: () => void navigate(paths.home.href(), { replace: true }),
      // The password is set all the same: the player logs in by hand.
      onError: () => void navigate(paths.login.href(), { replace: true }),
    });

  const submit = (values: FindPasswordValues) =>
    setPassword.mutate(
      { ...values, ...number },
      {
        onSuccess: () => {
          const text = formatMessage(passwordMessages.findDone);
          toast.success(text, { durationMs: toastDurations.default });
          logIn(number.mobileNum, values.newPassword);
        },
        onError: (error) => {
          const field = refusedField(error);
          form.resetField(field);
          if (field === 'newPassword' || isAboutCode(error))
            form.setError(field, { message: errorText(error).text });
          form.setFocus(field);
        },
      },
    );
  return (
    <FindPasswordForm
      form={form}
      code={code}
      phone={choice(mobileNum)}
      busy={setPassword.isPending || login.isPending}
      onSubmit={submit}
    />
  );
}
