import { paths } from '@playhouse/navigation';
import { foldText } from '@playhouse/search';

/** A vendor by the platform's code and its name. */
interface Vendor {
  readonly code: string;
  readonly name: string;
}

/** A vendor as its address names it: the words of its name, without accents and signs; its code where nothing is left. */
export const vendorSlug = ({ code, name }: Vendor): string =>
  foldText(name).replaceAll(' ', '-') || code;

/** The page of a vendor (LAUNCH-03): its games in all categories, or in one of them. */
export function vendorHref(vendor: Vendor, category?: string): string {
  return paths.vendor.href({ name: vendorSlug(vendor), gameType: category });
}
