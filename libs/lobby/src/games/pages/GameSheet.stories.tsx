import { pending, sampleGame, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GameSheet } from './GameSheet';

const meta = {
  title: 'Lobby/Game sheet',
  component: GameSheet,
  args: { open: true, onClose: fn(), game: sampleGame(1) },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof GameSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Member: Story = { parameters: { session: true } };
export const Loading: Story = { parameters: { answers: { 'lobby.gameFacts': pending } } };
export const Failed: Story = {
  parameters: { answers: { 'lobby.gameFacts': unreachable } },
};
/** A search knows neither how the game starts nor its large picture. */
export const OfSearch: Story = {
  args: {
    game: { nodeId: '1000', gameName: 'Golden Carabao', vassalage: 'TF', gameType: 'ESPORTS' },
  },
};
