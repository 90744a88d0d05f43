import { useWps } from '@playhouse/platform';
import type { CallBody, securityCalls } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBankCards } from './useRefreshBankCards';

export function useRemoveBankCard() {
  const wps = useWps();
  const onSuccess = useRefreshBankCards();
  return useMutation({
    mutationFn: (body: CallBody<typeof securityCalls.removeBankCard>) =>
      wps.call('security.removeBankCard', { body }),
    onSuccess,
    meta: { form: true },
  });
}
