import { useViewState, useWps } from '@playhouse/platform';
import { Page, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { CategoryStrip } from '../blocks/CategoryStrip';
import { useCategoryName } from '../hooks/useCategoryName';
import { useLobbyLanguage } from '../hooks/useLobbyLanguage';
import { useCategories, useVendorsOf } from '../hooks/useVendors';
import { categoryListHref } from '../logic/categoryHref';
import { categoryIcon } from '../logic/categoryIcon';
import { vendorHref } from '../logic/launchRules';
import { vendorConfigOptions } from '../queries';
import { SectionHeader } from '../views/vendors/SectionHeader';
import { VendorGrid } from '../views/vendors/VendorGrid';
import { VendorGridSkeleton } from '../views/vendors/VendorGridSkeleton';

const title = defineMessages({
  title: {
    id: 'lobby.gameCenter.title',
    defaultMessage: 'Game centre',
    description: 'Title of the screen with every category and its vendors',
  },
}).title;

/** `/m/gameCenter`: every category with its vendors (ROUTE-09). */
export function GameCenterPage() {
  const { formatMessage } = useIntl();
  const query = useQuery(vendorConfigOptions(useWps(), useLobbyLanguage()));
  const state = useViewState(query, { isEmpty: ({ sorting }) => sorting.length === 0 });
  return (
    <Page title={formatMessage(title)}>
      <CategoryStrip />
      <StateView state={state} skeleton={<VendorGridSkeleton />}>
        {() => <Sections />}
      </StateView>
    </Page>
  );
}

function Sections() {
  const categories = useCategories();
  const nameOf = useCategoryName(categories);
  return categories.map((category) => (
    <Section key={category} category={category} name={nameOf(category)} />
  ));
}

function Section({ category, name }: { category: string; name: string }) {
  const vendors = useVendorsOf(category);
  return (
    <section>
      <SectionHeader icon={categoryIcon(category)} title={name} href={categoryListHref(category)} />
      <VendorGrid vendors={vendors} hrefOf={({ code }) => vendorHref(code, category)} />
    </section>
  );
}
