import { useWps } from '@playhouse/platform';
import { balanceOptions, useSession } from '@playhouse/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ordersKey } from './lotteryQueries';

export interface CancelledBet {
  orderId: string;
  suborderId: string;
}

/** Takes one bet of a lottery order back before its draw; the stake returns to the wallet. */
export function useCancelOrder() {
  const wps = useWps();
  const client = useQueryClient();
  const session = useSession();
  return useMutation({
    mutationFn: (body: CancelledBet) => wps.call('lobby.cancelOrder', { body }),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: balanceOptions(wps, session).queryKey });
      // The button stays busy until the screen tells the new state, also of one that came too late.
      await client.invalidateQueries({ queryKey: ordersKey });
    },
  });
}
