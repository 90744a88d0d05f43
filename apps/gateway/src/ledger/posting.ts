/** A merchant's pot by its number: each is an account of its own, empty once it was won. */
export type JackpotAccount = `jackpot ${number}`;

/** Accounts of a merchant beside its members' wallets. */
export type HouseAccount =
  'house' | 'deposits' | 'withdrawals' | 'bonus' | 'commission' | JackpotAccount;

/** One side of a movement; minor units, positive comes in. */
export interface Line {
  /** A member's id, or an account of the merchant. */
  readonly account: number | HouseAccount;
  readonly amount: number;
}

export interface Posting {
  readonly merchant: string;
  /** Member whose record shows the movement; 0 for one between accounts of the merchant. */
  readonly memberId: number;
  /** One of the contract's transaction types. */
  readonly kind: string;
  /** Category of the game that it belongs to, if any. */
  readonly category?: string;
  /** The same key never moves money twice. */
  readonly key: string;
  readonly note?: string;
  readonly at: Date;
  readonly lines: readonly Line[];
}

export function demandSound({ key, lines, memberId }: Posting): void {
  // A record of movements is read by the member whose it is: nobody else's wallet moves in it.
  if (lines.some(({ account }) => typeof account === 'number' && account !== memberId))
    throw new Error(`${key} moves the wallet of somebody else`);
  if (lines.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new Error(`${key} is not in minor units`);
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`${key} is not balanced`);
}
