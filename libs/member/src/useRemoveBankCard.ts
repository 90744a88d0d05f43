import { useWps } from '@playhouse/platform';
import { securityCalls } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBankCards } from './useRefreshBankCards';

export function useRemoveBankCard() {
  const wps = useWps();
  const onSuccess = useRefreshBankCards();
  return useMutation({
    mutationFn: (id: string) => wps.call(securityCalls.removeBankCard, { query: { id } }),
    onSuccess,
  });
}
