import { useWps } from '@playhouse/platform';
import type { agentCalls } from '@playhouse/wps';
import type { CallBody } from '@playhouse/wps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { agentKey } from '../queries';

export type NewDownline = CallBody<typeof agentCalls.registerDownline>;

/** Registers a player or an agent below this agent. */
export function useRegisterDownline() {
  const wps = useWps();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDownline) => wps.call('agent.registerDownline', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: agentKey }),
    meta: { form: true },
  });
}
