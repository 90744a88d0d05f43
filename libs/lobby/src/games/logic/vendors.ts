/** A vendor as lists show it. */
export interface VendorItem {
  /** Vendor code. */
  code: string;
  name: string;
  /** Categories that it has games of; none where the platform does not say. */
  categories: readonly string[];
  /** Addresses of the logo in the order to try; none shows the name. */
  sources: readonly string[];
}

/** A vendor of which the platform tells nothing but its code. */
export const toUnknownVendor = (code: string): VendorItem => ({
  code,
  name: code,
  categories: [],
  sources: [],
});

/** Vendors that have screens of their own and never stand in a vendor list: e-sports and cockfight (LIST-04). */
const hiddenVendors: ReadonlySet<string> = new Set(['TF', 'DS88']);

/** A vendor within a category, as the vendor config names it. */
export interface VendorName {
  gameType: string;
  vassalage: string;
}

export interface VendorSorting {
  gameCategory: string;
  vendorNames: readonly VendorName[];
}

export function isVisibleVendor(vassalage: string): boolean {
  return !hiddenVendors.has(vassalage);
}

/** Vendors of a category in the server's order, without the hidden ones, each once (POPG-01, LIST-04). */
export function findVendors(sorting: readonly VendorSorting[], category: string): VendorName[] {
  const found = new Map<string, VendorName>();
  for (const entry of sorting) {
    if (entry.gameCategory !== category) continue;
    for (const vendor of entry.vendorNames) {
      if (isVisibleVendor(vendor.vassalage) && !found.has(vendor.vassalage))
        found.set(vendor.vassalage, vendor);
    }
  }
  return [...found.values()];
}

/** Categories in the server's order (POPG-01). */
export function findCategories(sorting: readonly VendorSorting[]): string[] {
  return [...new Set(sorting.map((entry) => entry.gameCategory))];
}
