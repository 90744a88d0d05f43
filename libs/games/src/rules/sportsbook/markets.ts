import type { MatchSpec } from './match';
import { startMatch } from './match';
import type { MatchEnd, Prospect } from './outlook';
import { listProspects } from './outlook';
import { getSport } from './sports';
import type { MarketName } from './sports';

export type PickSide = 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'no';

/** Something that can be bet on in a match. */
export interface Pick {
  /** Names it within its match, such as `total:over:2.5`. */
  readonly id: string;
  readonly side: PickSide;
  /** A half, so that it is never met: of a total, or of what is added to the side's score. */
  readonly line?: number;
}

/** Picks of which one comes true. */
export interface Market {
  readonly name: MarketName;
  readonly picks: readonly Pick[];
}

export type PickResult = 'won' | 'lost' | 'void';

const define = (name: MarketName, side: PickSide, line?: number): Pick =>
  line === undefined
    ? { id: `${name}:${side}`, side }
    : { id: `${name}:${side}:${line}`, side, line };

/** The chance of each value, and of those above a line. */
function spread(prospects: readonly Prospect[], getValue: (end: MatchEnd) => number) {
  const chances = new Map<number, number>();
  for (const prospect of prospects) {
    const value = getValue(prospect);
    chances.set(value, (chances.get(value) ?? 0) + prospect.chance);
  }
  return {
    values: [...chances.keys()],
    above: (line: number) =>
      [...chances].reduce((sum, [value, chance]) => (value > line ? sum + chance : sum), 0),
  };
}

/** The half between values that comes nearest to an even chance. */
function findFairLine({ values, above }: ReturnType<typeof spread>): number {
  const least = Math.min(...values);
  const lines = Array.from({ length: Math.max(...values) - least }, (_, at) => least + at + 0.5);
  const distances = lines.map((line) => Math.abs(above(line) - 0.5));
  return lines[distances.indexOf(Math.min(...distances))] ?? 0.5;
}

function listTotals(prospects: readonly Prospect[], lineStep: number): Market[] {
  const totals = spread(prospects, ({ total }) => total);
  const fair = findFairLine(totals);
  const [least, most] = [Math.min(...totals.values), Math.max(...totals.values)];
  return [fair - lineStep, fair, fair + lineStep]
    .filter((line) => line > least && line < most)
    .map((line) => ({
      name: 'total',
      picks: [define('total', 'over', line), define('total', 'under', line)],
    }));
}

function listHandicaps(prospects: readonly Prospect[]): Market[] {
  // The home side covers what it leads by more than.
  const lead = findFairLine(spread(prospects, ({ home, away }) => home - away));
  return [
    {
      name: 'handicap',
      picks: [define('handicap', 'home', -lead), define('handicap', 'away', lead)],
    },
  ];
}

/** The markets of a match, by its chances before it starts: their lines stay as they are. */
export function listMarkets(spec: MatchSpec): readonly Market[] {
  const sport = getSport(spec.sport);
  const prospects = listProspects(spec, startMatch(spec));
  const hasDraw = sport.kind === 'timed' && sport.hasDraw;
  const sides = hasDraw ? (['home', 'draw', 'away'] as const) : (['home', 'away'] as const);
  const make: Readonly<Record<MarketName, () => Market[]>> = {
    winner: () => [{ name: 'winner', picks: sides.map((side) => define('winner', side)) }],
    drawNoBet: () => [
      { name: 'drawNoBet', picks: [define('drawNoBet', 'home'), define('drawNoBet', 'away')] },
    ],
    total: () => listTotals(prospects, sport.lineStep),
    handicap: () => listHandicaps(prospects),
    bothScore: () => [
      { name: 'bothScore', picks: [define('bothScore', 'yes'), define('bothScore', 'no')] },
    ],
  };
  return sport.markets.flatMap((name) => make[name]());
}

/** Reads a pick and its market from the id by which it travels. */
export function readPick(id: string): Pick & { readonly market: MarketName } {
  const [market, side, line] = id.split(':');
  // Ids are the platform's own.
  return { id, market: market as MarketName, side: side as PickSide, line: Number(line ?? 0) };
}

const toResult = (isWon: boolean): PickResult => (isWon ? 'won' : 'lost');

/** The result of a pick by the end of its match. Draw no bet is void where nobody wins. */
export function judgePick(
  name: MarketName,
  { side, line = 0 }: Omit<Pick, 'id'>,
  end: MatchEnd,
): PickResult {
  const { home, away, total, winner } = end;
  switch (name) {
    case 'winner':
      return toResult(winner === side);
    case 'drawNoBet':
      return winner === 'draw' ? 'void' : toResult(winner === side);
    case 'total':
      return toResult(side === 'over' ? total > line : total < line);
    case 'handicap':
      return toResult(side === 'home' ? home + line > away : away + line > home);
    case 'bothScore':
      return toResult((home > 0 && away > 0) === (side === 'yes'));
  }
}
