import { useWps } from '@playhouse/platform';
import type { walletCalls } from '@playhouse/wps';
import type { BodyOf } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useMoneyMoved } from './useMoneyMoved';

/** Moves money to the superior (MINE-07). */
export function useTransferToUpline() {
  const wps = useWps();
  const onSuccess = useMoneyMoved();
  return useMutation({
    mutationFn: (body: BodyOf<typeof walletCalls.transferToUpline>) =>
      wps.call('wallet.transferToUpline', { body }),
    onSuccess,
  });
}
