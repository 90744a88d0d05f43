import { useViewState, useWps } from '@playhouse/platform';
import { Page, StateView, SectionHeader } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { HotGames } from './HotGames';
import { useListLanguage } from '@playhouse/i18n';
import { useCategoryVendors } from '../queries/useVendors';
import { categoryHref, vendorHref } from '@playhouse/categories';
import { vendorConfigOptions } from '../queries/gameQueries';
import { NoGames } from '../views/grid/NoGames';
import { VendorGrid } from '../views/vendors/VendorGrid';
import { VendorGridSkeleton } from '../views/vendors/VendorGridSkeleton';

const slots = 'RNG';

/** `/m/slotsCenter`: the hot slots and every maker of slots (ROUTE-09). */
export function SlotsCenterPage() {
  const { formatMessage } = useIntl();
  const vendors = useCategoryVendors(slots);
  const query = useQuery(vendorConfigOptions(useWps(), useListLanguage()));
  const state = useViewState(query, { isEmpty: () => vendors.length === 0 });
  return (
    <Page title={formatMessage({ id: 'screens.slotsCenter' })}>
      <HotGames
        category={slots}
        heading={
          <SectionHeader
            icon="flame"
            title={<FormattedMessage id="lobby.slotsCenter.hot" />}
            href={categoryHref(slots)}
          />
        }
      />
      <StateView state={state} skeleton={<VendorGridSkeleton />} empty={<NoGames tab="all" />}>
        {() => (
          <section>
            <SectionHeader
              icon="slots"
              title={<FormattedMessage id="lobby.slotsCenter.vendors" />}
            />
            <VendorGrid vendors={vendors} hrefOf={(vendor) => vendorHref(vendor, slots)} />
          </section>
        )}
      </StateView>
    </Page>
  );
}
