import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleTiles } from '../../../testing/samples';
import { HotGamesPanel } from './HotGamesPanel';

const meta = {
  title: 'Lobby/Hot games',
  component: HotGamesPanel,
  args: {
    state: { status: 'ready', data: sampleTiles(12) },
    favourites: new Set(['1002']),
    onOpen: fn(),
    onFavourite: fn(),
    onAbout: fn(),
  },
} satisfies Meta<typeof HotGamesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Failed: Story = {
  args: { state: { status: 'error', text: 'The connection was lost.', retry: fn() } },
};
