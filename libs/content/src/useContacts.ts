import { useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { contactsOptions } from './queries';

/** The ways to reach customer service, as a query; their links can be followed as they are. */
export function useContacts() {
  return useQuery(contactsOptions(useWps(), useMerchant()));
}
