import { useWps } from '@playhouse/platform';
import type { CallBody, securityCalls, walletCalls } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useRefreshBankCards } from './useRefreshBankCards';

export type NewBankCard = CallBody<typeof securityCalls.addBankCard>;
export type NewLocalAccount = CallBody<typeof walletCalls.addPayoutAccount>;

/** Adds a bank card or an account of a local way; the payment password releases it (KYC-01). */
export function useAddPayoutAccount() {
  const wps = useWps();
  const onSuccess = useRefreshBankCards();
  return useMutation({
    mutationFn: (body: NewBankCard | NewLocalAccount) =>
      'bankCode' in body
        ? wps.call('security.addBankCard', { body })
        : wps.call('wallet.addPayoutAccount', { body }),
    onSuccess,
    meta: { form: true },
  });
}
