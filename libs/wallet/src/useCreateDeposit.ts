import { useWps } from '@playhouse/platform';
import type { walletCalls } from '@playhouse/wps';
import type { BodyOf } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useMoneyMoved } from './useMoneyMoved';

/** Creates a deposit (ROUTE-11). */
export function useCreateDeposit() {
  const wps = useWps();
  const onSuccess = useMoneyMoved();
  return useMutation({
    mutationFn: (body: BodyOf<typeof walletCalls.createDeposit>) =>
      wps.call('wallet.createDeposit', { body }),
    onSuccess,
  });
}
