import { vendorHref, vendorSlug } from '@playhouse/categories';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allCategories, readListState, writeListState } from '../logic/listState';
import type { ListState } from '../logic/listState';
import { toUnknownVendor } from '../logic/vendors';
import type { VendorItem } from '../logic/vendors';
import { useVendorItems } from './useVendors';

interface VendorState {
  /** Undefined while the vendors are not known. */
  readonly vendor: VendorItem | undefined;
  readonly state: ListState;
  readonly change: (part: Partial<ListState>) => void;
  /** Where the page is at home, for an address of old, which names a vendor by its code. */
  readonly movedTo: string | undefined;
}

/** The vendor whom an address names by the words of its name, or by its code. */
function findVendor(vendors: ReadonlyMap<string, VendorItem>, name: string) {
  const wanted = name.toLowerCase();
  return (
    [...vendors.values()].find((vendor) => vendorSlug(vendor) === wanted) ??
    vendors.get(name.toUpperCase())
  );
}

/** State of a vendor's page: its address names the vendor, and a category where one was chosen (LAUNCH-03). */
export function useVendorState(): VendorState {
  const [params, setParams] = useSearchParams();
  const vendors = useVendorItems();
  const name = params.get('name');
  const code = params.get('vassalage');
  const isKnown = vendors.size > 0;
  const vendor = useMemo(() => {
    if (!isKnown) return undefined;
    const found = name === null ? vendors.get(code ?? '') : findVendor(vendors, name);
    return found ?? toUnknownVendor(code ?? name ?? '');
  }, [vendors, isKnown, name, code]);
  const state = useMemo((): ListState => {
    const category = params.get('gameType') ?? allCategories;
    return {
      ...readListState(new URLSearchParams([...params, ['gameType', category]])),
      of: category === allCategories ? undefined : category,
      vassalage: vendor?.code,
    };
  }, [params, vendor]);
  const change = useCallback(
    (part: Partial<ListState>) => {
      const { gameType, ...rest } = writeListState({
        ...{ ...state, ...part },
        ...{ of: undefined, vassalage: undefined },
      });
      const chosen = gameType && gameType !== allCategories ? [['gameType', gameType]] : [];
      const named = ['name', vendor ? vendorSlug(vendor) : (name ?? '')];
      setParams(new URLSearchParams([named, ...chosen, ...Object.entries(rest)]));
    },
    [state, vendor, name, setParams],
  );
  const movedTo = name === null && vendor && code ? vendorHref(vendor, state.of) : undefined;
  return { vendor, state, change, movedTo };
}
