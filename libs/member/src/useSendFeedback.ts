import { useWps } from '@playhouse/platform';
import type { feedbackCalls } from '@playhouse/wps';
import type { CallBody } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';

export type Feedback = CallBody<typeof feedbackCalls.sendFeedback>;

/** Sends feedback to the merchant (PUT). */
export function useSendFeedback() {
  const wps = useWps();
  return useMutation({
    mutationFn: (body: Feedback) => wps.call('feedback.send', { body }),
    meta: { form: true },
  });
}
