import { useWps } from '@playhouse/platform';
import { balanceOptions, useSession } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { moneyKey } from './queries';

/** Loads balance and reports anew after money was moved; nobody waits for it. */
export function useMoneyMoved(): () => void {
  const wps = useWps();
  const client = useQueryClient();
  const session = useSession();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: balanceOptions(wps, session).queryKey });
    void client.invalidateQueries({ queryKey: moneyKey });
  }, [wps, client, session]);
}
