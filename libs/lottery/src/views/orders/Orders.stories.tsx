import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '@playhouse/ui-kit';
import { fn } from 'storybook/test';
import { sampleOrders } from '../../testing/samples';
import { OrdersView } from './OrdersView';

const meta = {
  title: 'Screens/Lottery bets',
  component: OrdersView,
  // Its row of choices reaches to the edges of the page.
  render: (args) => (
    <Page title="Lottery bets">
      <OrdersView {...args} />
    </Page>
  ),
  args: {
    state: { status: 'ready', data: { items: sampleOrders } },
    status: undefined,
    onStatus: fn(),
    loadingMore: false,
  },
} satisfies Meta<typeof OrdersView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
export const WithMore: Story = { args: { onMore: fn() } };
