import { getLaunchRule } from '@playhouse/categories';
import { createNameSearch } from '@playhouse/search';
import type { NameSearch } from '@playhouse/search';
import type { lobbyCalls } from '@playhouse/wps';
import { isVisibleVendor } from './vendors';

/** A search result: a game, or a place with games. `key` is its own among all. */
export type Hit =
  | {
      readonly kind: 'game';
      readonly key: string;
      readonly name: string;
      readonly nodeId: string;
      /** Code and name of its vendor. */
      readonly vassalage: string;
      readonly vendor: string;
      readonly category: string;
      /** The platform's address of its picture. */
      readonly picture: string | undefined;
    }
  | {
      readonly kind: 'vendor';
      readonly key: string;
      readonly name: string;
      readonly code: string;
    }
  | {
      readonly kind: 'category';
      readonly key: string;
      readonly name: string;
      readonly category: string;
    };

export type GameHit = Extract<Hit, { kind: 'game' }>;

export interface NamedCategory {
  readonly category: string;
  /** In the player's language. */
  readonly name: string;
}

interface SearchParts {
  readonly index: lobbyCalls.GameIndex;
  readonly categories: readonly NamedCategory[];
  /** A merchant without lotteries shows none of their draws, whatever the platform lists. */
  readonly hasLotteries: boolean;
}

function listGames({ index, hasLotteries }: SearchParts): GameHit[] {
  const vendors = new Map(index.vendors);
  return index.games
    .filter(([, , vendor]) => hasLotteries || getLaunchRule(vendor).kind !== 'lottery')
    .map(([nodeId, name, vassalage, category]) => ({
      ...{ kind: 'game', key: `game-${nodeId}`, name, nodeId, vassalage, category },
      vendor: vendors.get(vassalage) ?? vassalage,
      picture: index.picture?.replace('{nodeId}', nodeId),
    }));
}

const namesOf = (hit: Hit, categories: ReadonlyMap<string, string>): [string, ...string[]] =>
  hit.kind === 'game' ? [hit.name, hit.vendor, categories.get(hit.category) ?? ''] : [hit.name];

/** Makes the search over categories, vendors with a page and games of a merchant. */
export function createHitSearch(parts: SearchParts): NameSearch<Hit> {
  const { index, categories } = parts;
  const hits: Hit[] = [
    ...categories.map(({ category, name }): Hit => ({
      ...{ kind: 'category', key: `category-${category}`, name, category },
    })),
    ...index.vendors
      .filter(([code]) => isVisibleVendor(code))
      .map(([code, name]): Hit => ({ kind: 'vendor', key: `vendor-${code}`, name, code })),
    ...listGames(parts),
  ];
  const names = new Map(categories.map(({ category, name }) => [category, name]));
  return createNameSearch(hits, (hit) => namesOf(hit, names));
}
