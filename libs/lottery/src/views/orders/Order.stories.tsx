import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleOrder } from '../../testing/samples';
import { OrderView } from './OrderView';

const meta = {
  title: 'Screens/Lottery bet',
  component: OrderView,
  args: { order: sampleOrder('open'), onCancel: fn(), cancelling: undefined },
} satisfies Meta<typeof OrderView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const BeingCancelled: Story = { args: { cancelling: 'L1-1' } };
export const Won: Story = { args: { order: sampleOrder('won') } };
export const StakeReturned: Story = { args: { order: sampleOrder('returned') } };
export const PartlyReturned: Story = { args: { order: sampleOrder('part') } };
export const Lost: Story = { args: { order: sampleOrder('lost') } };
export const Cancelled: Story = { args: { order: sampleOrder('cancelled') } };
