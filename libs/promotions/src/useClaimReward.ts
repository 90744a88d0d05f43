import { useWps } from '@playhouse/platform';
import { useMutation } from '@tanstack/react-query';
import { useStandingChanged } from './useStandingChanged';

/** Takes a reward; its amount goes to the balance (ROUTE-14). */
export function useClaimReward() {
  const wps = useWps();
  const onSuccess = useStandingChanged();
  return useMutation({
    mutationFn: (id: string) => wps.call('promotions.claimReward', { body: { id } }),
    onSuccess,
  });
}
