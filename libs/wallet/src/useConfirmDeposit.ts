import { useWps } from '@playhouse/platform';
import type { walletCalls } from '@playhouse/wps';
import type { CallBody } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useMoneyMoved } from './useMoneyMoved';

/** Tells the platform that a deposit was paid. */
export function useConfirmDeposit() {
  const wps = useWps();
  const onSuccess = useMoneyMoved();
  return useMutation({
    mutationFn: (body: CallBody<typeof walletCalls.confirmDeposit>) =>
      wps.call('wallet.confirmDeposit', { body }),
    onSuccess,
    meta: { form: true },
  });
}
