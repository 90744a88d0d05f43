import type { Meta, StoryObj } from '@storybook/react-vite';
import { lotteryItems } from '../../testing/samples';
import { LotteryList } from './LotteryList';

const meta = {
  title: 'Screens/Lottery',
  component: LotteryList,
  args: { lotteries: lotteryItems, hrefOf: ({ code }) => `/m/startLottery?code=${code}` },
} satisfies Meta<typeof LotteryList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};
export const WithoutResults: Story = {
  args: {
    lotteries: lotteryItems.map((lottery) => ({
      ...lottery,
      group: undefined,
      lastResult: [],
      nextDraw: undefined,
    })),
  },
};
