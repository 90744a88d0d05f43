import { useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { balanceOptions, memberInfoOptions, unreadCountOptions } from './queries';
import { useSession } from './sessionStore';

/** The member who is logged in, as a query; never asked for a visitor. */
export function useMemberInfo() {
  return useQuery(memberInfoOptions(useWps(), useSession()));
}

/** The member's total balance in major units, as a query; never asked for a visitor. */
export function useBalance() {
  return useQuery(balanceOptions(useWps(), useSession()));
}

/** Number of unread messages, as a query; never asked for a visitor. */
export function useUnreadCount() {
  return useQuery(unreadCountOptions(useWps(), useSession()));
}
