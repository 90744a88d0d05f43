import { useState } from 'preact/hooks';
import { mostLegs } from '../../rules/sportsbook/slip';
import type { BookMatch } from './book';

/** A pick in the slip, with the odds that the player has seen and means. */
export interface SlipLeg {
  readonly match: BookMatch;
  readonly pick: string;
  readonly odds: number;
}

/** A pick with its odds of now; null once it is closed. */
export interface PricedLeg extends SlipLeg {
  readonly current: number | null;
}

export interface Slip {
  readonly legs: readonly PricedLeg[];
  /** Odds of some pick are lower than the player has seen, or it is closed. */
  readonly isChanged: boolean;
  readonly isClosed: boolean;
  readonly isFull: boolean;
  has(matchId: string, pick: string): boolean;
  toggle(match: BookMatch, pick: string): void;
  remove(matchId: string): void;
  /** Takes all odds of now, and drops what is closed. */
  accept(): void;
  clear(): void;
}

const without = (legs: readonly SlipLeg[], matchId: string) =>
  legs.filter(({ match }) => match.id !== matchId);

/** The player's picks: one a match, since picks of one match can't be combined. */
export function useSlip(matches: readonly BookMatch[]): Slip {
  const [chosen, setChosen] = useState<readonly SlipLeg[]>([]);
  const legs = chosen.map((leg): PricedLeg => {
    const current = matches.find(({ id }) => id === leg.match.id)?.odds[leg.pick] ?? null;
    // Odds that have risen are taken as they are.
    return { ...leg, current, odds: Math.max(leg.odds, current ?? 0) };
  });
  const has = (matchId: string, pick: string) =>
    chosen.some((leg) => leg.match.id === matchId && leg.pick === pick);
  return {
    ...{ legs, has },
    isChanged: legs.some(({ odds, current }) => current !== null && current < odds),
    isClosed: legs.some(({ current }) => current === null),
    isFull: chosen.length >= mostLegs,
    toggle(match, pick) {
      const odds = match.odds[pick];
      const isTaken = !has(match.id, pick) && odds !== null && odds !== undefined;
      setChosen((now) => {
        const others = without(now, match.id);
        return isTaken && others.length < mostLegs ? [...others, { match, pick, odds }] : others;
      });
    },
    remove: (matchId) => setChosen((now) => without(now, matchId)),
    accept: () =>
      setChosen(
        legs.flatMap(({ current, ...leg }) =>
          current === null ? [] : [{ ...leg, odds: current }],
        ),
      ),
    clear: () => setChosen([]),
  };
}
