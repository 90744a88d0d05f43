import { useState } from 'preact/hooks';
import { useUi } from '../frame/Ui';
import { getUsualStake, listStakes } from './stakes';

/** The stake of the next round, in major units, and those that it may be. */
export interface Stake {
  readonly stake: number;
  readonly stakes: readonly number[];
  choose(stake: number): void;
}

/** The stake that the player chose last stays for the next round. */
export function useStake(): Stake {
  const { minBet, maxBet, play } = useUi();
  const stakes = listStakes({ minBet, maxBet });
  const [stake, setStake] = useState(() => getUsualStake(stakes));
  return {
    ...{ stake, stakes },
    choose(next) {
      play('tap');
      setStake(next);
    },
  };
}
