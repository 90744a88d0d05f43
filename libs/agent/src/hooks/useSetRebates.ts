import { useWps } from '@playhouse/platform';
import type { agentCalls } from '@playhouse/wps';
import type { CallBody } from '@playhouse/wps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { agentKey } from '../queries';

export type RebateChange = CallBody<typeof agentCalls.setRebateSettings>;

/** Sets the rates of new downlines, or of one downline. */
export function useSetRebates() {
  const wps = useWps();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RebateChange) => wps.call('agent.setRebateSettings', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: agentKey }),
    meta: { form: true },
  });
}
