import { useMoney } from '@playhouse/i18n';
import { useBalance, useBalanceVisibility } from '@playhouse/session';
import { useState } from 'react';

/** The balance that a bet under way leaves. */
interface Staked {
  readonly left: number;
  /** When the books had been read as the game said that the balance moved: a later reading tells it. */
  readonly readAt?: number;
}

/**
 * The balance over a running game. A stake leaves it as the bet is placed; what the round brought comes from the books,
 * once the game has shown it: what came out is not told before.
 */
export function useRoundBalance() {
  const money = useMoney();
  const { data, dataUpdatedAt } = useBalance();
  const { visible } = useBalanceVisibility();
  const [staked, setStaked] = useState<Staked>();
  const { left, readAt = dataUpdatedAt } = staked ?? {};
  const amount = left !== undefined && readAt === dataUpdatedAt ? left : data;
  return {
    /** As it is written; nothing while it is not known or hidden. */
    shown: visible && amount !== undefined ? money(amount) : undefined,
    stake(bet: number): void {
      if (amount === undefined || bet > amount) return;
      setStaked({ left: amount - bet });
    },
    moved: () => setStaked((last) => last && { readAt: dataUpdatedAt, ...last }),
  };
}
