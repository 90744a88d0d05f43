import { useWps } from '@playhouse/platform';
import type { walletCalls } from '@playhouse/wps';
import type { BodyOf } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useMoneyMoved } from './useMoneyMoved';

/** Asks for a withdrawal (ROUTE-11). */
export function useCreateWithdraw() {
  const wps = useWps();
  const onSuccess = useMoneyMoved();
  return useMutation({
    mutationFn: (body: BodyOf<typeof walletCalls.createWithdraw>) =>
      wps.call('wallet.createWithdraw', { body }),
    onSuccess,
  });
}
