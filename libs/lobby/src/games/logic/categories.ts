import { hotCategory } from '@playhouse/categories';

/** Slots: the only category with game types, minimum bets and the classify NEW (LIST-02, LIST-05). */
export function isSlots(category: string): boolean {
  return category === 'RNG';
}

/** Puts HOT first and keeps the server's order for the others, each named once (POPG-01). */
export function orderCategories(fromServer: readonly string[]): string[] {
  return [
    hotCategory,
    ...new Set(fromServer.filter((name) => name !== hotCategory && name !== '')),
  ];
}

/**
 * The server decides the order; a merchant's own list, when it has one, decides what is shown at all.
 * Categories that only the merchant names follow at the end, so that a new one is never lost.
 */
export function mergeCategoryOrder(
  fromServer: readonly string[],
  ofMerchant: readonly string[],
): string[] {
  if (ofMerchant.length === 0) return [...new Set(fromServer)];
  const wanted = new Set(ofMerchant);
  const ordered = fromServer.filter((name) => wanted.has(name));
  return [...new Set([...ordered, ...ofMerchant])];
}
