import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameCenterPage } from './GameCenterPage';
import { GameLobbyPage } from './GameLobbyPage';
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
