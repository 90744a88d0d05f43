import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameCenterPage } from './GameCenterPage';
import { GameLobbyPage } from './GameLobbyPage';
import { LotteryPage } from './LotteryPage';
import { MoreLotteryPage } from './MoreLotteryPage';
import { SlotsCenterPage } from './SlotsCenterPage';

const meta: Meta = { title: 'Screens/Game centres' };

export default meta;
type Story = StoryObj;

export const GameCentre: Story = { render: () => <GameCenterPage /> };
export const GameCentreLoading: Story = {
  render: () => <GameCenterPage />,
  parameters: { answers: { 'lobby.vendorConfig': pending } },
};
export const GameCentreFailed: Story = {
  render: () => <GameCenterPage />,
  parameters: { answers: { 'lobby.vendorConfig': unreachable } },
};
export const PopularGames: Story = { render: () => <GameLobbyPage /> };
export const SlotsCentre: Story = { render: () => <SlotsCenterPage /> };
export const Lottery: Story = { render: () => <LotteryPage /> };
export const LotteryFailed: Story = {
  render: () => <LotteryPage />,
  parameters: { answers: { 'lobby.lotteryList': unreachable } },
};
export const MoreLotteries: Story = { render: () => <MoreLotteryPage /> };
