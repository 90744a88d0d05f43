import { useWps } from '@playhouse/platform';
import type { promotionCalls } from '@playhouse/wps';
import type { BodyOf } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useStandingChanged } from './useStandingChanged';

export type Application = BodyOf<typeof promotionCalls.applyActivity>;

/** Joins, applies for or claims an activity, as its status says (ACT-01). */
export function useApplyActivity() {
  const wps = useWps();
  const onSuccess = useStandingChanged();
  return useMutation({
    mutationFn: (body: Application) => wps.call('promotions.applyActivity', { body }),
    onSuccess,
  });
}
