import type { MatchSpec, MatchState } from './match';
import type { Market } from './markets';
import { judgePick, listMarkets } from './markets';
import type { MatchEnd, Prospect } from './outlook';
import { listProspects } from './outlook';
import type { MarketName } from './sports';

/** Thousandths of the stakes that odds give back on average, before they are rounded down to hundredths. */
export const returnShare = 945;

/** A pick's chances from 0 to 1, and its odds in hundredths of the stake; undefined where it is closed. */
export interface Price {
  readonly id: string;
  readonly chance: number;
  readonly voidChance: number;
  readonly odds: number | undefined;
}

/** Odds below and above these are not offered. */
export const oddsBounds = { least: 101, most: 50_000 } as const;

/** By what of an end its bets are judged: ends that agree in it count as one. */
const judgedBy: Readonly<Record<MarketName, (end: MatchEnd) => string | number>> = {
  winner: ({ winner }) => winner,
  drawNoBet: ({ winner }) => winner,
  total: ({ total }) => total,
  handicap: ({ home, away }) => home - away,
  bothScore: ({ home, away }) => Math.min(1, home, away),
};

/** Prospects of a market, of which there are far fewer than of a match. */
function condense(prospects: readonly Prospect[], name: MarketName): readonly Prospect[] {
  const ends = new Map<string | number, MatchEnd>();
  const chances = new Map<string | number, number>();
  for (const prospect of prospects) {
    const key = judgedBy[name](prospect);
    if (!ends.has(key)) ends.set(key, prospect);
    chances.set(key, (chances.get(key) ?? 0) + prospect.chance);
  }
  return [...ends].map(([key, end]) => ({ ...end, chance: chances.get(key) ?? 0 }));
}

/** Fair odds less the margin: of each stake that is not void, `returnShare` thousandths come back. */
export function priceChance(chance: number, voidChance: number): number | undefined {
  if (chance <= 0) return undefined;
  const odds = Math.floor((returnShare * (1 - voidChance)) / chance / 10);
  return odds >= oddsBounds.least && odds <= oddsBounds.most ? odds : undefined;
}

/** Prices of all picks of a match as it stands, by their ids; once it is over, each is closed. */
export function priceMatch(
  spec: MatchSpec,
  state: MatchState,
  markets: readonly Market[] = listMarkets(spec),
): ReadonlyMap<string, Price> {
  const prospects = listProspects(spec, state);
  const isOver = state.winner !== undefined;
  const kept = new Map<MarketName, readonly Prospect[]>();
  const take = (name: MarketName) => {
    const known = kept.get(name) ?? condense(prospects, name);
    kept.set(name, known);
    return known;
  };
  const prices = markets.flatMap(({ name, picks }) =>
    picks.map((pick): Price => {
      let [chance, voidChance] = [0, 0];
      for (const prospect of take(name)) {
        const result = judgePick(name, pick, prospect);
        if (result === 'won') chance += prospect.chance;
        if (result === 'void') voidChance += prospect.chance;
      }
      const odds = isOver ? undefined : priceChance(chance, voidChance);
      return { id: pick.id, chance, voidChance, odds };
    }),
  );
  return new Map(prices.map((price) => [price.id, price]));
}
