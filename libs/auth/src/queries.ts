import type { WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { completeRules } from './logic/rules';

/** The shared validation rules. Defaults hold until they are there, and when they cannot be had. */
export function rulesOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: ['auth', 'rules'],
    queryFn: ({ signal }) => wps.call('registration.validationRules', { signal }),
    select: completeRules,
    staleTime: 5 * 60_000,
    meta: { silent: true },
  });
}
