import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { memberKey } from './queries';

/** Ways to be paid, with bounds, fee, time and kinds of account. */
export function payoutMethodsOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...memberKey, 'payoutMethods'],
    queryFn: ({ signal }) => wps.call('wallet.payoutMethods', { signal }),
  });
}

/** The member's accounts that a withdrawal can go to: bank cards and local ways. */
export function payoutAccountsOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...memberKey, 'bankCards'],
    queryFn: ({ signal }) => wps.call('security.bankCards', { signal }),
  });
}
