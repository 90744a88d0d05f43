import { keyedPages } from '@playhouse/platform';
import { memberKey } from '@playhouse/session';
import type { WpsClient } from '@playhouse/wps';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const pageSize = 20;

/** The picture in force and the choices (MINE-11). */
export function headIconOptions(wps: WpsClient, enabled = true) {
  return queryOptions({
    queryKey: [...memberKey, 'headIcon'],
    queryFn: ({ signal }) => wps.call('member.headIcon', { signal }),
    enabled,
    staleTime: 5 * 60_000,
    meta: { silent: true },
  });
}

/** The member's invitation link and what it brought so far (INV-01). */
export function referralOptions(wps: WpsClient, enabled = true) {
  return queryOptions({
    queryKey: [...memberKey, 'referral'],
    queryFn: ({ signal }) => wps.call('member.referral', { signal }),
    enabled,
  });
}

/** The account's security settings (KYC-01). */
export function securityConfigOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...memberKey, 'security'],
    queryFn: ({ signal }) => wps.call('security.config', { signal }),
  });
}

/** Where the member is logged in, by the platform's word alone: nothing older is of use. */
export function devicesOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...memberKey, 'devices'],
    queryFn: ({ signal }) => wps.call('session.list', { signal }),
    staleTime: 0,
  });
}

export function banksOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: ['member', 'banks'],
    queryFn: ({ signal }) => wps.call('security.banks', { signal }),
    staleTime: 60 * 60_000,
  });
}

/** The member's VIP level and what every level gives. */
export function benefitsOptions(wps: WpsClient, language: string) {
  return queryOptions({
    queryKey: [...memberKey, 'benefits', language],
    queryFn: ({ signal }) =>
      wps.call('promotions.memberClubBenefit', { query: { language }, signal }),
  });
}

/** Messages, newest first, page after page (ROUTE-13). */
export function inboxOptions(wps: WpsClient) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, 'inbox'],
    queryFn: ({ pageParam, signal }) => wps.call('inbox.list', { query: pageParam, signal }),
    ...keyedPages(pageSize),
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}

/** Announcements to members (`types` such as PL) or to agents (A), newest first (ROUTE-14). */
export function memberNoticesOptions(wps: WpsClient, types: string, merchantCode: string) {
  const query = { types, groupName: 'm_home', merchantCode };
  return queryOptions({
    queryKey: [...memberKey, 'notices', types, query],
    queryFn: async ({ signal }) => {
      if (types !== 'A') return wps.call('content.notices', { query, signal });
      const page = await wps.call('content.agentAnnouncements', {
        query: { ...query, pageSize: 50 },
        signal,
      });
      return page.items;
    },
  });
}
