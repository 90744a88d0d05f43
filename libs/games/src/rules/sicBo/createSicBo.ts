import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Weighted } from '../bets/spotReturns';
import type { SicBoVariant } from './variants';

export interface SicBoOutcome {
  readonly dice: readonly [number, number, number];
  readonly total: number;
}

export type SicBoGame = BetGame<string, SicBoOutcome>;

const faces = [1, 2, 3, 4, 5, 6];

const spots = [
  ...['small', 'big', 'odd', 'even', 'anyTriple'],
  ...Array.from({ length: 14 }, (_, at) => `total-${at + 4}`),
  ...['single', 'double', 'triple'].flatMap((kind) => faces.map((face) => `${kind}-${face}`)),
  ...faces.flatMap((low) => faces.slice(low).map((high) => `pair-${low}-${high}`)),
];

function readDice(...dice: [number, number, number]): SicBoOutcome {
  return { dice, total: dice[0] + dice[1] + dice[2] };
}

function listOutcomes(): Weighted<SicBoOutcome>[] {
  return faces.flatMap((a) =>
    faces.flatMap((b) => faces.map((c): Weighted<SicBoOutcome> => [readDice(a, b, c), 1])),
  );
}

/** A spot's kind and its one or two numbers, such as `pair-2-5`. */
const parts = new Map(
  spots.map((spot) => {
    const [kind = '', first = 0, second = 0] = spot.split('-');
    return [spot, { kind, first: Number(first), second: Number(second) }];
  }),
);

/** Winnings to one of a spot in hundredths; undefined when it loses. */
function findWinnings(variant: SicBoVariant, spot: string, outcome: SicBoOutcome) {
  const { dice, total } = outcome;
  const { first = 0, kind, second = 0 } = parts.get(spot) ?? {};
  const count = (face: number) => dice.filter((die) => die === face).length;
  const isTriple = count(dice[0]) === 3;
  const whenEven = (wins: boolean) =>
    wins && !(isTriple && variant.tripleLoses) ? variant.evenChance : undefined;
  const when = (wins: boolean, toOne: number) => (wins ? toOne * 100 : undefined);
  switch (kind) {
    case 'small':
      return whenEven(total <= 10);
    case 'big':
      return whenEven(total >= 11);
    case 'odd':
      return whenEven(total % 2 === 1);
    case 'even':
      return whenEven(total % 2 === 0);
    case 'anyTriple':
      return when(isTriple, variant.anyTriple);
    case 'total':
      return when(total === first, variant.totals[Math.min(total, 21 - total) - 4] ?? 0);
    case 'single':
      return when(count(first) > 0, variant.single[count(first) - 1] ?? 0);
    case 'double':
      return when(count(first) >= 2, variant.double);
    case 'triple':
      return when(count(first) === 3, variant.triple);
    default:
      return when(count(first) > 0 && count(second) > 0, variant.pair);
  }
}

export function createSicBo(variant: SicBoVariant): SicBoGame {
  return createBetGame<string, SicBoOutcome>({
    spots,
    mostTimes: variant.triple + 1,
    drawOutcome: (draw) => readDice(draw(6) + 1, draw(6) + 1, draw(6) + 1),
    pay(spot, outcome) {
      const winnings = findWinnings(variant, spot, outcome);
      return winnings === undefined ? 0 : 100 + winnings;
    },
    chances: listOutcomes,
  });
}
