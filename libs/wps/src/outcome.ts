/** Outcomes of a settled bet: it paid more than its stake, just that, a part of it, or nothing. */
export const outcomes = ['won', 'returned', 'part', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * How a bet came out by what it paid: a stake that came back is no win. `net` is what the member has more than before,
 * less where negative. Minor units.
 */
export function getOutcome(stake: number, paid: number): { outcome: Outcome; net: number } {
  const net = paid - stake;
  if (net > 0) return { outcome: 'won', net };
  if (net === 0) return { outcome: 'returned', net };
  return { outcome: paid > 0 ? 'part' : 'lost', net };
}
