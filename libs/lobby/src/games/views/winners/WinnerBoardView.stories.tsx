import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { winnerItems } from '../../../testing/samples';
import { WinnerBoardSkeleton } from './WinnerBoardSkeleton';
import { WinnerBoardView } from './WinnerBoardView';

const meta = {
  title: 'Lobby/Winner board',
  component: WinnerBoardView,
  args: { winners: winnerItems, onPlay: fn() },
} satisfies Meta<typeof WinnerBoardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ticker: Story = {};
export const Still: Story = { args: { winners: winnerItems.slice(0, 4) } };
export const Loading: Story = { render: () => <WinnerBoardSkeleton /> };
