import { useWps } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { contactsOptions } from './queries';

export interface ContactsUse {
  /** Whether to ask again at once where they could not be had before: what shows that is set back to waiting. @default true */
  readonly retryOnMount?: boolean;
}

/** The ways to reach customer service, as a query; their links can be followed as they are. */
export function useContacts({ retryOnMount = true }: ContactsUse = {}) {
  return useQuery({ ...contactsOptions(useWps(), useMerchant()), retryOnMount });
}
