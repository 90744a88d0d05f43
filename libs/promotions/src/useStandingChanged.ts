import { useWps } from '@playhouse/platform';
import { balanceOptions, useSession } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { promotionKey } from './queries';

/** Loads activities, rewards and the balance anew; nobody waits for it. */
export function useStandingChanged(): () => void {
  const wps = useWps();
  const client = useQueryClient();
  const session = useSession();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: promotionKey });
    void client.invalidateQueries({ queryKey: balanceOptions(wps, session).queryKey });
  }, [wps, client, session]);
}
