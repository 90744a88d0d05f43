import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lotteryItems } from '../../testing/samples';
import type { LotteryItem } from '../../logic/toLottery';
import { StartLotteryView } from './StartLotteryView';

const plain: LotteryItem = {
  nodeId: undefined,
  code: 'PLAIN',
  name: 'Daily 6/42',
  vendor: 'LOTT',
  sources: [],
  group: undefined,
  nextDraw: undefined,
  issue: undefined,
  interval: undefined,
  lastResult: [],
};

const meta = {
  title: 'Screens/Start lottery',
  component: StartLotteryView,
  args: { lottery: lotteryItems[0] ?? plain, isChoosable: true, onStart: fn() },
} satisfies Meta<typeof StartLotteryView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoWaysToPlay: Story = {};
export const OfAVendorsLobby: Story = { args: { isChoosable: false } };
export const WithItsIssue: Story = { args: { issue: '202611210412' } };
export const NothingKnown: Story = { args: { lottery: plain } };
