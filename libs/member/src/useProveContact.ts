import { useWps } from '@playhouse/platform';
import { memberInfoOptions } from '@playhouse/session';
import type { CallBody, contactCalls } from '@playhouse/wps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityConfigOptions } from './queries';

export type ContactProof =
  | { readonly mobile: CallBody<typeof contactCalls.proveMobile> }
  | { readonly email: CallBody<typeof contactCalls.proveEmail> };

/** Proves a number or an address to be the member's (KYC-01). */
export function useProveContact() {
  const wps = useWps();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: ContactProof) =>
      'mobile' in proof
        ? wps.call('contacts.proveMobile', { body: proof.mobile })
        : wps.call('contacts.proveEmail', { body: proof.email }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: securityConfigOptions(wps).queryKey }),
        client.invalidateQueries({ queryKey: memberInfoOptions(wps).queryKey }),
      ]),
    meta: { form: true },
  });
}
