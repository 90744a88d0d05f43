import { useWps } from '@playhouse/platform';
import type { securityCalls } from '@playhouse/wps';
import type { CallBody } from '@playhouse/wps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityConfigOptions } from './queries';

export type PaymentPasswordChange = CallBody<typeof securityCalls.setPaymentPassword>;

/** Sets or changes the password that releases withdrawals (KYC-01). */
export function useSetPaymentPassword() {
  const wps = useWps();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentPasswordChange) => wps.call('security.setPaymentPassword', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: securityConfigOptions(wps).queryKey }),
    meta: { form: true },
  });
}
