import { asc } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { games, vendors } from '../../db/schema';
import type { Texts } from '../../base/texts';
import { findTexts, listTextNames } from '../../base/texts';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';

/** Names of the lobby's categories. */
export const categoryNames: Readonly<Record<string, Texts>> = Object.fromEntries(
  listTextNames('categories').map((code) => [code, findTexts(`categories.${code}`)]),
);

interface VendorLine {
  readonly code: string;
  readonly name: string;
  readonly categories: readonly string[];
  /** Kinds of its games, with the category of each. */
  readonly types: readonly { readonly category: string; readonly type: string }[];
}

/** Vendors in their order with the categories and kinds of games they have. */
export async function vendorLines({ services }: Pick<Asker, 'services'>): Promise<VendorLine[]> {
  const [rows, pairs] = await Promise.all([
    services.db.select().from(vendors).orderBy(asc(vendors.position)),
    services.db
      .selectDistinct({ vendor: games.vendor, category: games.category, type: games.gameType })
      .from(games),
  ]);
  return rows.map(({ code, name }) => {
    const own = pairs.filter((pair) => pair.vendor === code);
    const distinct = (values: readonly string[]) => [...new Set(values)].sort();
    return {
      code,
      name,
      categories: distinct(own.map((pair) => pair.category)),
      types: own,
    };
  });
}

/** Categories and vendors in the merchant's order (POPG-01). */
export async function vendorConfig(asker: Asker) {
  const lines = await vendorLines(asker);
  const sorting = asker.scope.config.categories.map((gameCategory) => ({
    gameCategory,
    vendorNames: lines
      .filter(({ categories }) => categories.includes(gameCategory))
      .map(({ code }) => ({ gameType: gameCategory, vassalage: code })),
  }));
  const mapping = Object.fromEntries(
    sorting.map(({ gameCategory, vendorNames }) => [
      gameCategory,
      {
        gameType: Object.fromEntries(vendorNames.map(({ vassalage }) => [vassalage, gameCategory])),
      },
    ]),
  );
  return { sorting, mapping };
}

export async function allVassalages(asker: Asker) {
  const offered: readonly string[] = asker.scope.config.categories;
  return (await vendorLines(asker))
    .filter(({ categories }) => categories.some((category) => offered.includes(category)))
    .map(({ code, name, categories }) => ({
      vassalage: code,
      displayName: name,
      iconUrl: `/art/vendor/${code}.svg`,
      gameTypes: [...categories],
      maintenance: false,
    }));
}

/** The platform's number for slots, the one category whose lists are filtered by kind (LIST-02). */
const slots = 1;

/** Kinds of games by vendor: of its slots, or of everything for any other `typeId`. */
export async function vassalGameTypes(
  asker: Asker,
  { query }: Asked<typeof lobbyCalls.vassalGameTypes>,
) {
  const { typeId } = query;
  return (await vendorLines(asker)).map(({ code, categories, types }) => {
    const asked = types.filter(({ category }) => typeId !== slots || category === 'RNG');
    const kinds = [...new Set(asked.map(({ type }) => type))].sort();
    return {
      vassalage: code,
      gameTypes: [...categories],
      classifies: kinds.filter((type) => !categories.includes(type)),
    };
  });
}

export function gameMenus({ scope, language }: Asker) {
  return scope.config.categories.map((gameCategory) => ({
    gameCategory,
    displayName: categoryNames[gameCategory]?.[language] ?? gameCategory,
    iconUrl: `/art/category/${gameCategory}.svg`,
  }));
}
