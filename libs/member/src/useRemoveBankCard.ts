import { useWps } from '@playhouse/platform';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBankCards } from './useRefreshBankCards';

export function useRemoveBankCard() {
  const wps = useWps();
  const onSuccess = useRefreshBankCards();
  return useMutation({
    mutationFn: (id: string) => wps.call('security.removeBankCard', { query: { id } }),
    onSuccess,
  });
}
