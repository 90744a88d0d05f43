import { useSession } from '@playhouse/session';

/** User name of the member; undefined for a visitor. Part of the keys of what belongs to a member. */
export function useMember(): string | undefined {
  return useSession()?.userName;
}
