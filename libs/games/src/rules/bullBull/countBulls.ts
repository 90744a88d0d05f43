import { readBull } from './bull';
import type { BullCounts } from './variants';

interface Hand {
  /** Cards of each number of points, from 1 to 10. */
  readonly counts: readonly number[];
  readonly bull: number;
}

function listHands(): Hand[] {
  const hands: Hand[] = [];
  const counts = Array.from({ length: 10 }, () => 0);
  const points: number[] = [];
  const extend = (from: number): void => {
    if (points.length === 5) {
      hands.push({ counts: [...counts], bull: readBull(points) });
      return;
    }
    for (let next = from; next <= 10; next += 1) {
      if ((counts[next - 1] ?? 0) >= (next === 10 ? 16 : 4)) continue;
      counts[next - 1] = (counts[next - 1] ?? 0) + 1;
      points.push(next);
      extend(next);
      points.pop();
      counts[next - 1] = (counts[next - 1] ?? 0) - 1;
    }
  };
  extend(1);
  return hands;
}

const binomials = Array.from({ length: 17 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k += 1) row.push(((row[k - 1] ?? 0) * (n - k + 1)) / k);
  return row;
});

/** Ways to take a hand out of what is left. */
function countWays(hand: Hand, left: readonly number[]): number {
  let ways = 1;
  for (let at = 0; at < 10 && ways > 0; at += 1) {
    const count = hand.counts[at] ?? 0;
    if (count > 0) ways *= binomials[left[at] ?? 0]?.[count] ?? 0;
  }
  return ways;
}

/** Goes through both hands by their points, with as many deals as those stand for. */
export function countBulls(): BullCounts {
  const hands = listHands();
  const deck = [4, 4, 4, 4, 4, 4, 4, 4, 4, 16];
  const wins = Array.from({ length: 11 }, () => 0);
  const equal = Array.from({ length: 11 }, () => 0);
  for (const own of hands) {
    const ownWays = countWays(own, deck);
    const left = deck.map((count, at) => count - (own.counts[at] ?? 0));
    for (const other of hands) {
      if (other.bull > own.bull) continue;
      const deals = ownWays * countWays(other, left);
      // Of equal bulls each hand has the top card in half of the deals.
      const won = other.bull === own.bull ? deals / 2 : deals;
      wins[own.bull] = (wins[own.bull] ?? 0) + won;
      if (other.bull === own.bull) equal[own.bull] = (equal[own.bull] ?? 0) + deals;
    }
  }
  return { wins, equal };
}
