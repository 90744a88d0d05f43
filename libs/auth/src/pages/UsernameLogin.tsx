import { useRefusal } from '@playhouse/platform';
import { savedCredentials } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import type { LoginFlow } from '../hooks/useLoginFlow';
import { useRules } from '../hooks/useRules';
import { usernameLogin } from '../logic/loginBody';
import { OtherWay } from '../views/OtherWay';
import { UsernameForm } from '../views/UsernameForm';

export interface UsernameLoginProps {
  readonly flow: LoginFlow;
  /** Shows the form for a code, where there is one. */
  readonly onCode: (() => void) | undefined;
}

const refusedFields = {
  [errorCodes.userUnknown]: 'username',
  [errorCodes.captchaRequired]: 'captcha',
  [errorCodes.captchaWrong]: 'captcha',
} as const;

const isLimit = (error: unknown) =>
  error instanceof BusinessError && error.code === errorCodes.tooManyRequests;

/** The form of the username tab, filled in with what was remembered (LOGIN-02). */
export function UsernameLogin({ flow, onCode }: UsernameLoginProps) {
  const { remember } = useMerchant().register;
  const ruled = useRules();
  const { captcha, busy, logIn } = flow;
  const refusal = useRefusal(refusedFields, flow.attempt);
  const [limited, setLimited] = useState(false);
  const asksCaptcha = captcha !== undefined;
  const schema = useMemo(
    () =>
      z.object({
        username: ruled('loginUsername'),
        password: ruled('loginPassword'),
        captcha: asksCaptcha ? ruled('captcha') : z.string(),
        remember: z.boolean(),
      }),
    [ruled, asksCaptcha],
  );
  const saved = remember ? savedCredentials.get('username') : undefined;
  const form = useAuthForm(schema, {
    username: saved?.username ?? '',
    password: saved?.password ?? '',
    captcha: '',
    remember: saved !== undefined,
  });
  return (
    <>
      <UsernameForm
        form={form}
        captcha={captcha}
        remember={remember}
        busy={busy}
        refusal={refusal}
        onSubmit={(values) => {
          const { username, password } = values;
          logIn({
            body: usernameLogin(values),
            credentials: { type: 'username', username, password, countryDialingCode: '' },
            onRefused: (error) => {
              form.resetField('captcha');
              setLimited(isLimit(error));
            },
          });
        }}
      />
      {limited && <OtherWay onCode={onCode} />}
    </>
  );
}
