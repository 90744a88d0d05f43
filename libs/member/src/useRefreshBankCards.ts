import { useWps } from '@playhouse/platform';
import { payoutAccountsOptions } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { securityConfigOptions } from './queries';

/** Loads cards and their count anew, after one was added or removed. */
export function useRefreshBankCards(): () => Promise<void> {
  const wps = useWps();
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: payoutAccountsOptions(wps).queryKey }),
      client.invalidateQueries({ queryKey: securityConfigOptions(wps).queryKey }),
    ]);
  };
}
