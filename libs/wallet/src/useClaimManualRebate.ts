import { useWps } from '@playhouse/platform';
import { useMutation } from '@tanstack/react-query';
import { useMoneyMoved } from './useMoneyMoved';

/** Claims the rebate that the member has gathered (ROUTE-17). */
export function useClaimManualRebate() {
  const wps = useWps();
  const onSuccess = useMoneyMoved();
  return useMutation({
    mutationFn: () => wps.call('member.claimManualRebate'),
    onSuccess,
  });
}
