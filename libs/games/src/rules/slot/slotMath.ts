import type { Chance } from '../chance';

export type SlotFamily = 'classic3' | 'lines' | 'ways' | 'link' | 'jackpot';
export type Volatility = 'low' | 'medium' | 'high';
export type PotName = 'mini' | 'minor' | 'major' | 'grand';

export interface SlotSymbol {
  readonly id: string;
  readonly kind: 'plain' | 'wild' | 'scatter' | 'coin' | 'pot';
  /** Hundredths of a unit that three, four and five alike pay on one line or way. */
  readonly pays: readonly number[];
}

/** Weights of the symbols on each reel, in the order of the symbols: each cell of a reel is drawn by them. */
export type ReelWeights = readonly (readonly number[])[];

export interface FreeSpins {
  /** Spins for three, four, five scatters. */
  readonly spins: readonly number[];
  /** All wins of free spins are paid so many times. */
  readonly times: number;
  /** The most free spins of one round, however often scatters add more. */
  readonly most: number;
  readonly reels: ReelWeights;
}

export interface CoinValue {
  /** Hundredths of a unit. */
  readonly value: number;
  readonly weight: number;
  readonly pot?: PotName;
}

/** Coins lock, and empty cells spin again until so many spins in a row have brought no coin. */
export interface HoldAndSpin {
  readonly trigger: number;
  readonly respins: number;
  /** The chance of an empty cell to get a coin in a respin. */
  readonly chance: Chance;
  readonly values: readonly CoinValue[];
  /** Hundredths of a unit for a grid full of coins. */
  readonly grand: number;
}

/** Three or more symbols of the pot win one of the fixed pots. */
export interface FixedPots {
  readonly trigger: number;
  readonly pots: readonly (CoinValue & { readonly pot: PotName })[];
}

/** The mathematics of one slot. Its stake is one unit, whatever the lines. */
export interface SlotMath {
  readonly family: SlotFamily;
  readonly volatility: Volatility;
  readonly symbols: readonly SlotSymbol[];
  /** No reel may hold wilds where it is the first: the first cell names the symbol that a line pays. */
  readonly reels: ReelWeights;
  readonly rows: number;
  /** How many lines are played, or all ways from left to right. */
  readonly lines: number | 'ways';
  /** A line or way with one wild or more is multiplied once, so many times. */
  readonly wildTimes: number;
  readonly free?: FreeSpins | undefined;
  readonly hold?: HoldAndSpin | undefined;
  readonly pots?: FixedPots | undefined;
}

/** The fewest symbols alike, from the first reel on, that pay. */
export const leastAlike = 3;
