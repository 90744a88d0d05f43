import { vendorHref, categoryHref, categoryName } from '@playhouse/categories';
import type { VendorItem } from '../../logic/vendors';
import { SectionHeader } from '@playhouse/ui-kit';
import { VendorGrid } from '../vendors/VendorGrid';
import { FormattedMessage } from 'react-intl';

export interface VendorPanelProps {
  category: string;
  vendors: readonly VendorItem[];
}

/** The vendors of a category, each leading to its page (POPG-01, LAUNCH-03). */
export function VendorPanel({ category, vendors }: VendorPanelProps) {
  return (
    <>
      <SectionHeader
        title={<FormattedMessage id={categoryName(category)} />}
        href={categoryHref(category)}
      />
      <VendorGrid vendors={vendors} hrefOf={(vendor) => vendorHref(vendor, category)} />
    </>
  );
}
