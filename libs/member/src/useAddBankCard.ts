import { useWps } from '@playhouse/platform';
import type { securityCalls } from '@playhouse/wps';
import type { CallBody } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBankCards } from './useRefreshBankCards';

export type NewBankCard = CallBody<typeof securityCalls.addBankCard>;

/** Adds a bank card; the payment password releases it (KYC-01). */
export function useAddBankCard() {
  const wps = useWps();
  const onSuccess = useRefreshBankCards();
  return useMutation({
    mutationFn: (body: NewBankCard) => wps.call('security.addBankCard', { body }),
    onSuccess,
    meta: { form: true },
  });
}
