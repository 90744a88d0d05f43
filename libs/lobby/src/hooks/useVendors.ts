import { useWps } from '@playhouse/platform';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lastKnown } from '../lastKnown';
import { categoriesOf, vendorsOf } from '../logic/vendors';
import { mergeCategoryOrder } from '../logic/categories';
import { vendorConfigOptions, vendorsOptions } from '../queries';
import type { VendorItem } from '../views/list/VendorBar';
import { useLastKnown } from './useLastKnown';
import { useLobbyLanguage } from './useLobbyLanguage';

/** Vendors by code, with the name and logo that lists show. */
export function useVendorItems(): ReadonlyMap<string, VendorItem> {
  const language = useLobbyLanguage();
  const { data } = useQuery({
    ...vendorsOptions(useWps(), language),
    placeholderData: useLastKnown(lastKnown.vendors, language),
  });
  const { imageCDNs } = useMerchant();
  return useMemo(
    () =>
      new Map(
        data?.map(({ vassalage, displayName, iconUrl }) => [
          vassalage,
          { code: vassalage, name: displayName, sources: imageSources({ imageCDNs }, iconUrl) },
        ]),
      ),
    [data, imageCDNs],
  );
}

/** Vendors of a category in the server's order, without the hidden ones (LIST-01, LIST-04). */
export function useVendorsOf(category: string): VendorItem[] {
  const { data } = useQuery(vendorConfigOptions(useWps(), useLobbyLanguage()));
  const items = useVendorItems();
  return useMemo(
    () =>
      vendorsOf(data?.sorting ?? [], category).map(
        ({ vassalage }) =>
          items.get(vassalage) ?? { code: vassalage, name: vassalage, sources: [] },
      ),
    [data, category, items],
  );
}

/** Categories in the server's order, as far as the merchant offers them (POPG-01). */
export function useCategories(): string[] {
  const { data } = useQuery(vendorConfigOptions(useWps(), useLobbyLanguage()));
  const { categories } = useMerchant();
  return useMemo(
    () => mergeCategoryOrder(categoriesOf(data?.sorting ?? []), categories),
    [data, categories],
  );
}
