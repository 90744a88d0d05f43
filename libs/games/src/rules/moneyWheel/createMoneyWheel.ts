import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Weighted } from '../bets/spotReturns';
import type { MoneyWheelVariant } from './moneyWheelVariants';

export interface WheelOutcome {
  /** Segments where the wheel stopped, counted around it: those that turn it again, then the last. */
  readonly stops: readonly number[];
  /** The spot of the last stop. */
  readonly spot: string;
  /** How many times as high its odds are. */
  readonly times: number;
}

const getTimes = (segment: string) => (segment.startsWith('x') ? Number(segment.slice(1)) : 0);

/** Everything that a round can come to, stop by stop, with its probability. */
function listOutcomes(variant: MoneyWheelVariant): Weighted<WheelOutcome>[] {
  const { segments, mostAgain } = variant;
  const again = segments.filter((segment) => getTimes(segment) > 0);
  const plain = segments.filter((segment) => getTimes(segment) === 0);
  const turn = (stops: readonly number[], times: number, chance: number) => {
    const last = stops.length === mostAgain;
    const share = chance / (last ? plain.length : segments.length);
    const ended = segments.flatMap((spot, at): Weighted<WheelOutcome>[] =>
      getTimes(spot) === 0 ? [[{ stops: [...stops, at], spot, times }, share]] : [],
    );
    if (last || again.length === 0) return ended;
    const further = segments.flatMap((segment, at): Weighted<WheelOutcome>[] => {
      const more = getTimes(segment);
      return more === 0 ? [] : turn([...stops, at], times * more, share);
    });
    return [...ended, ...further];
  };
  return turn([], 1, 1);
}

/** A wheel with odds on its segments, turned again by those that multiply them. */
export function createMoneyWheel(variant: MoneyWheelVariant): BetGame<string, WheelOutcome> {
  const { segments, mostAgain } = variant;
  const spots = [...new Set(segments)].filter((segment) => getTimes(segment) === 0);
  const plain = segments.flatMap((segment, at) => (getTimes(segment) === 0 ? [at] : []));
  const odds = Math.max(...spots.map(Number));
  const most = Math.max(1, ...segments.map(getTimes)) ** mostAgain;
  return createBetGame({
    spots,
    drawOutcome(draw) {
      const stops: number[] = [];
      for (let times = 1; ;) {
        const last = stops.length === mostAgain;
        const at = last ? (plain[draw(plain.length)] ?? 0) : draw(segments.length);
        const segment = segments[at] ?? '';
        stops.push(at);
        const more = getTimes(segment);
        if (more === 0) return { stops, spot: segment, times };
        times *= more;
      }
    },
    pay: (spot, outcome) => (spot === outcome.spot ? 100 * (1 + Number(spot) * outcome.times) : 0),
    chances: () => listOutcomes(variant),
    mostTimes: 1 + odds * most,
  });
}
