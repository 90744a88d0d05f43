import type { Meta, StoryObj } from '@storybook/react-vite';
import { vendorItems } from '../../../testing/samples';
import { toUnknownVendor } from '../../logic/vendors';
import { VendorHeader } from '../list/VendorHeader';
import { SectionHeader } from '@playhouse/ui-kit';
import { VendorGrid } from './VendorGrid';
import { VendorGridSkeleton } from './VendorGridSkeleton';

const meta = {
  title: 'Lobby/Vendors',
  component: VendorGrid,
  args: { vendors: vendorItems, hrefOf: ({ code }) => `/m/vendor?vassalage=${code}` },
} satisfies Meta<typeof VendorGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const WithoutLogos: Story = {
  args: { vendors: vendorItems.map((vendor) => ({ ...vendor, sources: [] })) },
};
export const Loading: Story = { render: () => <VendorGridSkeleton /> };
export const Heading: Story = {
  render: () => <SectionHeader title="Slots" icon="slots" href="/m/gameList?gameType=RNG" />,
};
export const HeadOfAPage: Story = {
  render: () => (
    <VendorHeader
      vendor={vendorItems[1] ?? toUnknownVendor('X')}
      categories={['Slots', 'Fishing']}
    />
  ),
};
