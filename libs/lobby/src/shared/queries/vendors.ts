import { storageKeys } from '@playhouse/storage';
import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { forEverybody, keep, lastKnown } from '@playhouse/platform';
import { slow } from './options';
import { lobbyKeys } from './queryKeys';

/** Vendors as they were on the last visit. */
export const lastVendors = lastKnown(storageKeys.vendors, async () =>
  (await import('./keptSchemas')).vendors(),
);

/** Every vendor with its name, logo and state. */
export function vendorsOptions(wps: WpsClient, language: string) {
  return queryOptions({
    ...forEverybody,
    queryKey: [...lobbyKeys.all, 'vendors', language],
    queryFn: async ({ signal }) =>
      keep(lastVendors, language, await wps.call('lobby.allVassalages', { query: {}, signal })),
    staleTime: slow,
  });
}
