/** A bet that keeps this share of its stake counts whole for all that is given for stakes. */
const wholeCountKeeps = 0.035;

/** So little would come out of rounding alone, in tens of percent. */
const roundingError = 1e-9;

/**
 * Percent of a bet's stake that count for rebates, promotions and turnover, in whole tens: in proportion to what the bet
 * keeps, so that each unit that counts has lost about as much, whatever was played.
 * @param keeps share of the stake that is lost on average at the best play, 0 to 1
 */
export function getCountedPercent(keeps: number): number {
  const tens = Math.floor((keeps / wholeCountKeeps) * 10 + roundingError);
  return Math.min(10, Math.max(0, tens)) * 10;
}
