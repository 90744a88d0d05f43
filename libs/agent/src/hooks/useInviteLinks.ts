import { useWps } from '@playhouse/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inviteLinksOptions } from '../queries';

/** Creates and removes the links that register downlines; `type` 0 a player, 1 an agent. */
export function useInviteLinks() {
  const wps = useWps();
  const queryClient = useQueryClient();
  const { queryKey } = inviteLinksOptions(wps);
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  const create = useMutation({
    mutationFn: (type: 0 | 1) => wps.call('agent.createInviteLink', { body: { type } }),
    onSuccess,
    meta: { form: true },
  });
  const remove = useMutation({
    mutationFn: (id: string) => wps.call('agent.removeInviteLink', { query: { id } }),
    onSuccess,
    meta: { form: true },
  });
  return { create, remove };
}
