import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleOrders } from '../../testing/samples';
import { OrdersView } from './OrdersView';

const meta = {
  title: 'Screens/Lottery bets',
  component: OrdersView,
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
