import { isSlots } from './categories';
import type { ListTab } from './listState';

export interface ClassifyInput {
  category: string;
  tab: ListTab;
  /** Vendor code; undefined means All. */
  vassalage: string | undefined;
  /** A key chosen in the filter panel: ALL, NEW, HOT, FAV or one that the vendor defines. */
  chosen: string | undefined;
}

/**
 * The `gameClassify` that a list request carries (LIST-05): a quick tab decides first, then what the
 * player chose, then NEW for slots of all vendors, else ALL. NEW exists for slots only, so a NEW
 * that came along from another category (an old link) is read as ALL.
 */
export function toClassify({ category, tab, vassalage, chosen }: ClassifyInput): string {
  if (tab === 'hot') return 'HOT';
  if (tab === 'fav') return 'FAV';
  if (chosen === 'NEW' && !isSlots(category)) return 'ALL';
  if (chosen !== undefined && chosen !== '') return chosen;
  return isSlots(category) && vassalage === undefined ? 'NEW' : 'ALL';
}

/** Keys that the filter panel offers: the general ones, then the vendor's own (LIST-05). */
export function classifyKeys(category: string, ofVendors: readonly string[]): string[] {
  const general = isSlots(category) ? ['ALL', 'NEW', 'HOT', 'FAV'] : ['ALL', 'HOT', 'FAV'];
  const own = ofVendors.filter((key) => key !== '' && key !== 'NEW' && !general.includes(key));
  return [...general, ...new Set(own)];
}
