import { unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LotteryPage } from './LotteryPage';
import { MoreLotteryPage } from './MoreLotteryPage';

const meta: Meta = { title: 'Screens/Lotteries' };

export default meta;
type Story = StoryObj;

export const Lottery: Story = { render: () => <LotteryPage /> };
export const LotteryFailed: Story = {
  render: () => <LotteryPage />,
  parameters: { answers: { 'lobby.lotteryList': unreachable } },
};
export const MoreLotteries: Story = { render: () => <MoreLotteryPage /> };
