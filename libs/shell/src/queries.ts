import { getSession } from '@playhouse/session';
import type { Session } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { mayHaveContracts } from './logic/pendingContract';

const minute = 60_000;

// The contract's schemas come with the first request, not with the first paint.
const requests = () => import('./requests');

/** Banners, notices and popups of home in one call (HOME-04); they differ by member and language. */
export function homeAnnouncementsOptions(
  wps: WpsClient,
  language: string,
  session: Session | undefined = getSession(),
) {
  return queryOptions({
    queryKey: ['shell', 'homeAnnouncements', language, session?.userName],
    queryFn: async ({ signal }) => (await requests()).homeAnnouncements(wps, language, signal),
    // Home stays whole without them: the banner, the marquee and the popup each have their own answer.
    meta: { silent: true, offline: session === undefined },
  });
}

/** Whether the platform is open (START-01); asked again every minute while a player is kept out. */
export function systemStatusOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: ['shell', 'systemStatus'],
    queryFn: async ({ signal }) => (await requests()).systemStatus(wps, signal),
    staleTime: minute,
    refetchInterval: ({ state }) => ((state.data?.status ?? 0) === 0 ? false : minute),
    meta: { silent: true },
  });
}

/** Contracts that wait for the member (CONTR-01); never asked for visitors and exempt types. */
export function pendingContractsOptions(
  wps: WpsClient,
  session: Session | undefined = getSession(),
) {
  return queryOptions({
    queryKey: ['shell', 'pendingContracts', session?.userName],
    queryFn: async ({ signal }) => (await requests()).pendingContracts(wps, signal),
    enabled: session !== undefined && mayHaveContracts(session.type),
    staleTime: 5 * minute,
    meta: { silent: true },
  });
}
