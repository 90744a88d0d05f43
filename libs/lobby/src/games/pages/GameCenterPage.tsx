import { categoryHref, categoryIcon, vendorHref } from '@playhouse/categories';
import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { Page, StateView, SectionHeader } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useCategoryName } from '../queries/useCategoryName';
import { useListLanguage } from '@playhouse/i18n';
import { useCategories, useCategoryVendors } from '../queries/useVendors';
import { isSlots, orderCategories } from '../logic/categories';
import { vendorConfigOptions } from '../queries/gameQueries';
import { VendorGrid } from '../views/vendors/VendorGrid';
import { VendorGridSkeleton } from '../views/vendors/VendorGridSkeleton';
import { HotGames } from './HotGames';

/** `/m/gameCenter`: every category that has games, with its vendors (ROUTE-09). */
export function GameCenterPage() {
  const { formatMessage } = useIntl();
  const query = useQuery(vendorConfigOptions(useWps(), useListLanguage()));
  const state = useViewState(query, { isEmpty: ({ sorting }) => sorting.length === 0 });
  return (
    <Page title={formatMessage({ id: 'screens.gameCenter' })}>
      <StateView state={state} skeleton={<VendorGridSkeleton />}>
        {() => <Sections />}
      </StateView>
    </Page>
  );
}

function Sections() {
  const categories = orderCategories(useCategories());
  const nameOf = useCategoryName(categories);
  return categories.map((category) => (
    <Section key={category} category={category} name={nameOf(category)} />
  ));
}

/** Slots have a centre of their own between here and their list. */
function centreHref(category: string): string {
  return isSlots(category) ? paths.slotsCenter.href() : categoryHref(category);
}

/** A category without vendors to show (hot games, e-sports, cockfight) shows its games instead. */
function Section({ category, name }: { category: string; name: string }) {
  const vendors = useCategoryVendors(category);
  const heading = (
    <SectionHeader icon={categoryIcon(category)} title={name} href={centreHref(category)} />
  );
  if (vendors.length === 0) return <HotGames category={category} heading={heading} />;
  return (
    <section>
      {heading}
      <VendorGrid vendors={vendors} hrefOf={(vendor) => vendorHref(vendor, category)} />
    </section>
  );
}
