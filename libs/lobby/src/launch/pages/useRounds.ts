import { useHeldMovements } from '@playhouse/movements';
import { useWps } from '@playhouse/platform';
import { balanceOptions } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useRoundBalance } from '../logic/useRoundBalance';
import { lobbyKeys } from '../../shared/queries/queryKeys';
import type { GameFrameProps } from '../views/GameFrame';

/** By then a game has had its answer or has given up waiting for it (15 seconds), in milliseconds. */
export const roundDueMs = 17_000;

/**
 * The money of a running game's rounds: what its bets leave, what they brought, and what becomes of one whose end the
 * game can tell no more, as it hangs or another document has taken its place.
 */
export function useRounds() {
  const bets = useHeldMovements();
  const refresh = useMoneyRefresh();
  const { shown, stake, moved } = useRoundBalance();
  const [placed, setPlaced] = useState(0);
  const tellBalance = () => {
    moved();
    refresh();
  };
  const giveUp = () => {
    bets.abandon();
    tellBalance();
  };
  const overdue = useEffectEvent(giveUp);
  useEffect(() => {
    if (placed === 0) return undefined;
    const timer = setTimeout(() => overdue(), roundDueMs);
    return () => clearTimeout(timer);
  }, [placed]);
  const hear: GameFrameProps['onMessage'] = (message, reply) => {
    if (message.type === 'playhouse:balance') tellBalance();
    if (message.type === 'playhouse:release') void bets.release(message.key);
    if (message.type === 'playhouse:hold') {
      const { key, amount } = message;
      const kept = bets.hold(message);
      if (kept === undefined) return;
      setPlaced((before) => before + 1);
      stake(amount);
      void kept.then(() => reply({ type: 'playhouse:held', key }));
    }
  };
  return { shown, hear, gone: giveUp };
}

/** Bets move the balance, and a start the recent games: both are read again, at last on the way out. */
function useMoneyRefresh(): () => void {
  const client = useQueryClient();
  const wps = useWps();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: balanceOptions(wps).queryKey });
    void client.invalidateQueries({ queryKey: lobbyKeys.recents });
  }, [client, wps]);
  useEffect(() => refresh, [refresh]);
  return refresh;
}
