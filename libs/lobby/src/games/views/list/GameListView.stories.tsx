import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { readListState } from '../../logic/listState';
import { sampleTiles, vendorItems } from '../../../testing/samples';
import { GameListView } from './GameListView';

const state = (query: string) => readListState(new URLSearchParams(query));
const games = sampleTiles(26);

const meta = {
  title: 'Screens/Game list',
  component: GameListView,
  args: {
    state: state('gameType=RNG'),
    vendors: vendorItems,
    games: { status: 'ready', games, more: 'end' },
    favourites: new Set(['1001', '1004']),
    onSearch: fn(),
    onTab: fn(),
    onVendor: fn(),
    onFilter: fn(),
    onReset: fn(),
    onOpen: fn(),
    onFavourite: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof GameListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { games: { status: 'loading' } } };
export const LoadingMore: Story = { args: { games: { status: 'ready', games, more: 'loading' } } };
export const NextPageFailed: Story = {
  args: { games: { status: 'ready', games, more: 'failed' } },
};
export const Failed: Story = {
  args: {
    games: { status: 'error', text: 'The connection was lost.', reference: 'A1B2C3', retry: fn() },
  },
};
export const NothingFound: Story = {
  args: { state: state('gameType=RNG&gameName=zzz'), games: { status: 'empty' } },
};
export const NoFavouritesYet: Story = {
  args: { state: state('gameType=RNG&tab=fav'), games: { status: 'empty' } },
};
export const NothingPlayedYet: Story = {
  args: { state: state('gameType=RNG&tab=recent'), games: { status: 'empty' } },
};
export const Filtered: Story = {
  args: { state: state('gameType=RNG&tab=hot&vassalage=TCG_KOI&minBet=0.1&gameName=koi') },
};
export const OfOneVendor: Story = { args: { showVendors: false } };
