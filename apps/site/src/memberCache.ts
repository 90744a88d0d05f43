import { memberKey, onSessionChange } from '@playhouse/session';
import type { QueryClient } from '@tanstack/react-query';

/** Drops everything that belonged to a member when the member changes, so that nobody sees another's. */
export function attachMemberCache(queryClient: QueryClient): () => void {
  return onSessionChange(({ session, previous }) => {
    if (session?.userName === previous?.userName) return;
    queryClient.removeQueries({ queryKey: memberKey, type: 'inactive' });
    void queryClient.resetQueries({ queryKey: memberKey });
  });
}
