import { useWps } from '@playhouse/platform';
import { unreadCountOptions, useSession } from '@playhouse/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inboxOptions } from './queries';

/** Marks one message as read, or all of them without an id; the list shows it at once (ROUTE-13). */
export function useMarkRead({ silent = false }: { readonly silent?: boolean } = {}) {
  const wps = useWps();
  const client = useQueryClient();
  const unread = unreadCountOptions(wps, useSession()).queryKey;
  const inbox = inboxOptions(wps).queryKey;
  return useMutation({
    mutationFn: (id: string | undefined) => wps.call('inbox.markRead', { body: { id } }),
    onMutate: (id) => {
      client.setQueryData(inbox, (old) => {
        if (!old) return old;
        const pages = old.pages.map((page) => ({
          ...page,
          items: page.items.map((item) =>
            id === undefined || item.id === id ? { ...item, read: true } : item,
          ),
        }));
        return { ...old, pages };
      });
    },
    onSettled: (_answer, error) =>
      Promise.all([
        client.invalidateQueries({ queryKey: unread }),
        error ? client.invalidateQueries({ queryKey: inbox }) : undefined,
      ]),
    meta: { silent },
  });
}
