import { useWps } from '@playhouse/platform';
import { unreadCountOptions, useSession } from '@playhouse/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxOptions } from './queries';

export function useRemoveMessage() {
  const wps = useWps();
  const client = useQueryClient();
  const session = useSession();
  return useMutation({
    mutationFn: (id: string) => wps.call('inbox.remove', { query: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: inboxOptions(wps).queryKey }),
        client.invalidateQueries({ queryKey: unreadCountOptions(wps, session).queryKey }),
      ]),
  });
}
