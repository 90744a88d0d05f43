import { isOutOfReach } from '@playhouse/platform';
import type { Attempt } from '@playhouse/platform';
import { savedCredentials, sessionPassword, useLogin } from '@playhouse/session';
import type { Credentials } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { demandsCaptcha } from '@playhouse/wps';
import type { sessionCalls } from '@playhouse/wps';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePromptedCaptcha } from './usePromptedCaptcha';
import type { PromptedCaptcha } from './usePromptedCaptcha';

export interface LoginAttempt {
  readonly body: sessionCalls.LoginBody;
  /** The typed credentials, to be remembered or forgotten; absent for external accounts. */
  readonly credentials?: Credentials;
  /** The platform refused; a captcha that was typed is used up. */
  readonly onRefused?: (error: unknown) => void;
}

export interface LoginFlow {
  readonly busy: boolean;
  /** The captcha, once a failed login has asked for it (LOGIN-03). */
  readonly captcha: PromptedCaptcha | undefined;
  /** State of the last try. */
  readonly attempt: Attempt;
  logIn(attempt: LoginAttempt): void;
  /** Another form begins: it has nothing to tell of what this one was refused. */
  forget(): void;
}

/** From a filled form to the place the player wanted to go to; forms of both tabs share it. */
export function useLoginFlow(returnTo: string): LoginFlow {
  const login = useLogin({ form: true });
  const { mutate, isPending } = login;
  const { remember } = useMerchant().register;
  const navigate = useNavigate();
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = usePromptedCaptcha('login', captchaShown);

  const logIn = ({ body, credentials, onRefused }: LoginAttempt) => {
    mutate(body, {
      onSuccess: () => {
        if (credentials) keep(credentials, { offered: remember, wanted: body.remember === true });
        void navigate(returnTo, { replace: true });
      },
      onError: (error) => {
        // A request that never arrived used no captcha up: the picture and the typed digits stay.
        if (isOutOfReach(error)) return;
        onRefused?.(error);
        if (captchaShown) captcha.refresh();
        else if (demandsCaptcha(error)) setCaptchaShown(true);
      },
    });
  };
  const forget = () => {
    if (!isPending) login.reset();
  };
  return {
    busy: isPending,
    captcha: captchaShown ? captcha : undefined,
    attempt: login,
    logIn,
    forget,
  };
}

interface Remembering {
  /** The merchant's choice: without it nothing is ever stored. */
  readonly offered: boolean;
  /** The player's choice. */
  readonly wanted: boolean;
}

function keep(credentials: Credentials, { offered, wanted }: Remembering): void {
  if (!offered) savedCredentials.clear();
  else if (wanted) savedCredentials.save(credentials);
  else savedCredentials.forget(credentials.type);
  if (credentials.type === 'username') {
    sessionPassword.set(credentials.password, { stored: offered });
  }
}
