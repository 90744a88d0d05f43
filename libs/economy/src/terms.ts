/** A way to bet, by what its stakes lose on average at the best play. */
export interface Bet {
  readonly name: string;
  readonly category: string;
  /** Share of the stake, 0 to 1; less what a pot gives back beside the rule. */
  readonly keeps: number;
}

/** A gift for stakes, however it is paid. */
export interface Grant {
  readonly name: string;
  /** Left out where the stakes of every category count. */
  readonly category?: string;
  /** The most that is given for stakes that count, at the best level; Infinity where no stake is asked for. */
  readonly percent: number;
  /** The most that is given where no stake is asked for, in major units. */
  readonly amount?: number;
}

/** An amount that each head may get, in major units. */
export interface Gift {
  readonly name: string;
  readonly amount: number;
  /** How often the amount is to be staked before it can be withdrawn. */
  readonly timesStaked: number;
}

/** A share of a deposit that is given with it. */
export interface DepositBonus {
  readonly name: string;
  readonly percent: number;
  /** The most that one head gets, in major units; Infinity without a bound. */
  readonly most: number;
  /** How often deposit and bonus are to be staked before a withdrawal. */
  readonly timesStaked: number;
}

/** All that a merchant keeps of stakes, and gives. */
export interface EconomyTerms {
  readonly bets: readonly Bet[];
  readonly grants: readonly Grant[];
  readonly gifts: readonly Gift[];
  readonly depositBonuses: readonly DepositBonus[];
}
