import { useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import type { sessionCalls } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import type { MutationMeta } from '@tanstack/react-query';
import { openSession } from './openSession';

/** Logs in and saves the session (LOGIN-12). What else a login leads to is the caller's. */
export function useLogin(meta?: MutationMeta) {
  const wps = useWps();
  const { code } = useMerchant();
  return useMutation({
    mutationFn: (body: sessionCalls.LoginBody) => wps.call('session.login', { body }),
    onSuccess: (opened) => openSession(opened, code),
    meta,
  });
}
