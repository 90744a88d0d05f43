import { useMerchant } from '@playhouse/whitelabel';
import type { Merchant } from '@playhouse/whitelabel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ExternalLogin } from './ExternalLogin';

type Config = Merchant['externalLogin'];

/** Loads the external login service, and only for a merchant that has one. */
export function externalLoginOptions(config: Config) {
  return queryOptions({
    queryKey: ['session', 'externalLogin', config],
    queryFn: async (): Promise<ExternalLogin | null> => {
      if (!config) return null;
      const { createFirebaseLogin } = await import('./firebase');
      return createFirebaseLogin(config);
    },
    enabled: config !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without it the social buttons stay away; that is all a player needs to know.
    meta: { silent: true },
  });
}

/** The external login service once it is ready (LOGIN-06); until then, and without one, `undefined`. */
export function useExternalLogin(): ExternalLogin | undefined {
  const { externalLogin } = useMerchant();
  return useQuery(externalLoginOptions(externalLogin)).data ?? undefined;
}
