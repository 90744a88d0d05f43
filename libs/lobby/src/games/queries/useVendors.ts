import { useWps, useLastKnown } from '@playhouse/platform';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findCategories, findVendors, toUnknownVendor } from '../logic/vendors';
import { mergeCategoryOrder } from '../logic/categories';
import { lastVendors, vendorsOptions } from '../../shared/queries/vendors';
import { vendorConfigOptions } from './gameQueries';
import type { VendorItem } from '../logic/vendors';
import { useListLanguage } from '@playhouse/i18n';

/** Vendors by code, with the name and logo that lists show. */
export function useVendorItems(): ReadonlyMap<string, VendorItem> {
  const language = useListLanguage();
  const { data } = useQuery({
    ...vendorsOptions(useWps(), language),
    placeholderData: useLastKnown(lastVendors, language),
  });
  const { imageCDNs } = useMerchant();
  return useMemo(
    () =>
      new Map(
        data?.map(({ vassalage, displayName, iconUrl, gameTypes }): [string, VendorItem] => [
          vassalage,
          {
            ...{ code: vassalage, name: displayName, categories: gameTypes },
            sources: imageSources({ imageCDNs }, iconUrl),
          },
        ]),
      ),
    [data, imageCDNs],
  );
}

/** Vendors of a category in the server's order, without the hidden ones (LIST-01, LIST-04). */
export function useCategoryVendors(category: string): VendorItem[] {
  const { data } = useQuery(vendorConfigOptions(useWps(), useListLanguage()));
  const items = useVendorItems();
  return useMemo(
    () =>
      findVendors(data?.sorting ?? [], category).map(
        ({ vassalage }) => items.get(vassalage) ?? toUnknownVendor(vassalage),
      ),
    [data, category, items],
  );
}

/** Categories in the server's order, as far as the merchant offers them (POPG-01). */
export function useCategories(): string[] {
  const { data } = useQuery(vendorConfigOptions(useWps(), useListLanguage()));
  const { categories } = useMerchant();
  return useMemo(
    () => mergeCategoryOrder(findCategories(data?.sorting ?? []), categories),
    [data, categories],
  );
}
