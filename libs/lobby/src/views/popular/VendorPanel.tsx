import { vendorHref } from '../../logic/launchRules';
import type { VendorItem } from '../list/VendorBar';
import { SectionHeader } from '../vendors/SectionHeader';
import { VendorGrid } from '../vendors/VendorGrid';
import { FormattedMessage } from 'react-intl';
import { categoryMessage } from '../../categoryMessages';
import { categoryListHref } from '../../logic/categoryHref';

export interface VendorPanelProps {
  category: string;
  vendors: readonly VendorItem[];
}

/** The vendors of a category, each leading to its page (POPG-01, LAUNCH-03). */
export function VendorPanel({ category, vendors }: VendorPanelProps) {
  return (
    <>
      <SectionHeader
        title={<FormattedMessage {...categoryMessage(category)} />}
        href={categoryListHref(category)}
      />
      <VendorGrid vendors={vendors} hrefOf={({ code }) => vendorHref(code, category)} />
    </>
  );
}
