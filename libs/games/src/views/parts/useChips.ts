import { useState } from 'preact/hooks';
import { mostChips } from '../../rules/bets/betAction';

/** Chips on one spot. */
export interface SpotBet<Spot extends string = string> {
  readonly spot: Spot;
  readonly chips: number;
}

/** Bets on the spots of a table, as the player lays them. */
export interface Chips<Spot extends string = string> {
  readonly bets: readonly SpotBet<Spot>[];
  readonly total: number;
  /** Bets of the round before, to lay again. */
  readonly former: readonly SpotBet<Spot>[];
  on(spot: Spot): number;
  put(spot: Spot): void;
  clear(): void;
  repeat(): void;
  /** Remembers the bets for the next round. */
  keep(): void;
}

const sum = (bets: readonly SpotBet[]) => bets.reduce((total, { chips }) => total + chips, 0);

export function useChips<Spot extends string = string>(): Chips<Spot> {
  const [bets, setBets] = useState<readonly SpotBet<Spot>[]>([]);
  const [former, setFormer] = useState<readonly SpotBet<Spot>[]>([]);
  const on = (spot: Spot) => bets.find((bet) => bet.spot === spot)?.chips ?? 0;
  return {
    ...{ bets, former, on },
    total: sum(bets),
    put(spot) {
      if (sum(bets) >= mostChips) return;
      const others = bets.filter((bet) => bet.spot !== spot);
      setBets([...others, { spot, chips: on(spot) + 1 }]);
    },
    clear: () => setBets([]),
    repeat: () => setBets(former),
    keep: () => setFormer(bets),
  };
}
