import { getSession } from '@playhouse/session';
import type { Session } from '@playhouse/session';
import type { Merchant } from '@playhouse/whitelabel';
import { preloadRichText } from '@playhouse/ui-kit';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { openContacts } from './logic/contacts';

const tenMinutes = 600_000;

/** The announcements of the platform; they differ by member and language (ROUTE-05). */
export function noticesOptions(
  wps: WpsClient,
  language: string,
  session: Session | undefined = getSession(),
) {
  return queryOptions({
    queryKey: ['content', 'notices', language, session?.userName],
    queryFn: ({ signal }) =>
      wps.call('content.notices', {
        query: { types: 'PL,H', groupName: 'm_home', platform: 'M', language },
        signal,
      }),
    // The page says itself what went wrong.
    meta: { silent: true },
  });
}

/** The help texts, always those written for phones (HELP-01), with what cleans them: so they come at their height. */
export function helpOptions(wps: WpsClient, language: string) {
  return queryOptions({
    queryKey: ['content', 'help', language],
    queryFn: async ({ signal }) => {
      // A text whose cleaner cannot be had says so itself.
      const cleaner = preloadRichText().catch(() => undefined);
      const query = { lang: language, device: 'MOBILE' } as const;
      const texts = await wps.call('content.helpCenter', { query, signal });
      await cleaner;
      return texts;
    },
    staleTime: tenMinutes,
    // The same for everybody.
    meta: { silent: true, offline: true },
  });
}

/**
 * The contacts of customer service with their links opened (SVC-03), in the order and of the types
 * that the merchant shows. When the platform names none, the merchant's configured ones stand in.
 */
export function contactsOptions(
  wps: WpsClient,
  merchant: Pick<Merchant, 'code' | 'contactTypes' | 'customerService'>,
) {
  const { code, contactTypes, customerService } = merchant;
  return queryOptions({
    queryKey: ['content', 'contacts', code, contactTypes, customerService],
    queryFn: async ({ signal }) => {
      const answered = await wps.call('system.customerService', { signal });
      return openContacts(answered, { contactTypes, customerService });
    },
    staleTime: tenMinutes,
    meta: { silent: true },
  });
}
