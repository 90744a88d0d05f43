import { useRefusal } from '@playhouse/platform';
import { useSmsCode } from '@playhouse/session';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import { useLoginWithNewPassword } from '../hooks/useLoginWithNewPassword';
import { useNumberField } from '../hooks/useNumberField';
import { useRules } from '../hooks/useRules';
import { useSetPassword } from '../useSetPassword';
import { FindPasswordForm } from '../views/FindPasswordForm';
import type { FindPasswordValues } from '../views/FindPasswordForm';

const refusedFields = {
  [errorCodes.userUnknown]: 'mobileNum',
  [errorCodes.codeWrong]: 'verificationCode',
  [errorCodes.codeExpired]: 'verificationCode',
  [errorCodes.passwordSame]: 'newPassword',
} as const;

/** Sets a password by a code that was sent to the member's number (SETPW-01 to SETPW-04). */
export function PasswordByCode() {
  const ruled = useRules();
  const setPassword = useSetPassword();
  const afterwards = useLoginWithNewPassword();
  const { first, phone, national, choice } = useNumberField('password');
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

  const refusal = useRefusal(refusedFields, setPassword, code.request);

  const submit = (values: FindPasswordValues) =>
    setPassword.mutate(
      { ...values, ...number },
      {
        onSuccess: () => afterwards.logIn(number.mobileNum, values.newPassword),
        onError: (error) => {
          // Without a refusal by the platform the typed code is not used up: it is still good.
          if (!(error instanceof BusinessError)) return;
          const isSame = error.code === errorCodes.passwordSame;
          form.resetField(isSame ? 'newPassword' : 'verificationCode');
        },
      },
    );
  return (
    <FindPasswordForm
      form={form}
      code={code}
      phone={choice(mobileNum)}
      busy={setPassword.isPending || afterwards.busy}
      refusal={refusal}
      onSubmit={submit}
    />
  );
}
