import { vendorHref } from '../../../shared/logic/launchRules';
import type { VendorItem } from '../../logic/vendors';
import { SectionHeader } from '../../../shared/views/SectionHeader';
import { VendorGrid } from '../vendors/VendorGrid';
import { FormattedMessage } from 'react-intl';
import { categoryHref, categoryName } from '@playhouse/categories';

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
      <VendorGrid vendors={vendors} hrefOf={({ code }) => vendorHref(code, category)} />
    </>
  );
}
