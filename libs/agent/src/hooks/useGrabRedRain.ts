import { useWps } from '@playhouse/platform';
import { balanceOptions } from '@playhouse/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { redRainOptions } from '../queries';

/** Grabs one envelope of the rain; the balance and the rain's state are asked for again. */
export function useGrabRedRain() {
  const wps = useWps();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => wps.call('promotions.grabRedRain', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: balanceOptions(wps).queryKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: redRainOptions(wps).queryKey }),
  });
}
