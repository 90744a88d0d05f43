import { useWps } from '@playhouse/platform';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';

export interface PasswordByLink {
  readonly token: string;
  readonly newPassword: string;
}

/** Sets a password by a mailed link. Its data is whose it is; `ended` when the link is no longer good. */
export function useSetByLink() {
  const wps = useWps();
  return useMutation({
    mutationFn: async (body: PasswordByLink) => {
      try {
        return await wps.call('password.setByLink', { body });
      } catch (error) {
        if (error instanceof BusinessError && error.code === errorCodes.codeExpired) return 'ended';
        throw error;
      }
    },
    meta: { form: true },
  });
}
