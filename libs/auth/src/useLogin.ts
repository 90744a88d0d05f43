import { useWps } from '@playhouse/platform';
import { startSession } from '@playhouse/session';
import { useMerchant } from '@playhouse/whitelabel';
import { sessionCalls } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';

/** Logs in and saves the session (LOGIN-12). What else a login leads to is the caller's. */
export function useLogin() {
  const wps = useWps();
  const { code } = useMerchant();
  return useMutation({
    mutationFn: (body: sessionCalls.LoginBody) => wps.call('session.login', { body }),
    onSuccess: (opened) => startSession(sessionOf(opened, code)),
  });
}

/** The session record of an answer that opens one. */
export function sessionOf(opened: sessionCalls.OpenedSession, merchantCode: string) {
  const { token, userName, customerType, firstTimeLogin } = opened;
  return { token, merchantCode, userName, type: customerType, firstTimeLogin };
}
