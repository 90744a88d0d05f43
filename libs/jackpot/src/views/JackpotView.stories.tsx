import type { Meta, StoryObj } from '@storybook/react-vite';
import { JackpotView } from './JackpotView';

const meta = {
  title: 'Shell/Jackpot',
  component: JackpotView,
  args: { amount: 198_765_432, symbol: '₱', onOpen: undefined },
} satisfies Meta<typeof JackpotView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {};
export const LiveFeed: Story = { args: { onOpen: () => undefined, amount: 1_204_330 } };
export const NotKnownYet: Story = { args: { amount: undefined } };
export const LongAmount: Story = { args: { amount: 21_987_654_321, symbol: 'R$' } };
