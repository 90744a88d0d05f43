import { getSession } from '@playhouse/session';
import type { Session } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { mayHaveContracts } from './logic/pendingContract';

const minute = 60_000;

/** Banners, notices and popups of home in one call (HOME-04); they differ by member and language. */
export function homeAnnouncementsOptions(
  wps: WpsClient,
  language: string,
  session: Session | undefined,
) {
  return queryOptions({
    queryKey: ['shell', 'homeAnnouncements', language, session?.userName],
    queryFn: ({ signal }) =>
      wps.call('content.homeAnnouncements', {
        query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', language },
        signal,
      }),
    // Home stays whole without them: the banner, the marquee and the popup each have their own answer.
    meta: { silent: true, offline: session === undefined },
  });
}

/** Whether the platform is open (START-01); asked again every minute while a player is kept out. */
export function systemStatusOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: ['shell', 'systemStatus'],
    queryFn: ({ signal }) => wps.call('system.status', { signal }),
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
    queryFn: ({ signal }) => wps.call('contracts.pending', { signal }),
    enabled: session !== undefined && mayHaveContracts(session.type),
    staleTime: 5 * minute,
    meta: { silent: true },
  });
}
