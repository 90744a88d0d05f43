import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchInput } from '@playhouse/ui-kit';
import { fn } from 'storybook/test';
import { readListState } from '../../logic/listState';
import { sampleTiles, vendorItems } from '../../../testing/samples';
import { GameListView } from './GameListView';
import { GamesView } from './GamesView';

const state = (query: string) => readListState(new URLSearchParams(query));
const games = sampleTiles(26);

const meta = {
  title: 'Screens/Game list',
  component: GamesView,
  args: {
    tab: 'all',
    games: { status: 'ready', games, more: 'end' },
    favourites: new Set(['1001', '1004']),
    onReset: undefined,
    onOpen: fn(),
    onFavourite: fn(),
    onAbout: fn(),
    onMore: fn(),
  },
  parameters: { query: 'gameType=RNG' },
  render: (args, { parameters }) => (
    <GameListView
      state={state(String(parameters['query']))}
      vendors={parameters['ofOneVendor'] === true ? undefined : vendorItems}
      filters={Number(parameters['filters'] ?? 0)}
      search={<SearchInput label="Search games" onSearch={fn()} />}
      onTab={fn()}
      onVendor={fn()}
      onFilter={fn()}
    >
      <GamesView {...args} />
    </GameListView>
  ),
} satisfies Meta<typeof GamesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LoadingMore: Story = { args: { games: { status: 'ready', games, more: 'loading' } } };
export const NextPageFailed: Story = {
  args: { games: { status: 'ready', games, more: 'failed' } },
};
export const NothingFound: Story = {
  args: { games: { status: 'empty' }, onReset: fn() },
  parameters: { query: 'gameType=RNG&gameName=zzz' },
};
export const NoFavouritesYet: Story = {
  args: { tab: 'fav', games: { status: 'empty' } },
  parameters: { query: 'gameType=RNG&tab=fav' },
};
export const NothingPlayedYet: Story = {
  args: { tab: 'recent', games: { status: 'empty' } },
  parameters: { query: 'gameType=RNG&tab=recent' },
};
export const Filtered: Story = {
  args: { tab: 'hot' },
  parameters: {
    query: 'gameType=RNG&tab=hot&vassalage=TCG_KOI&minBet=0.1&gameName=koi',
    filters: 2,
  },
};
export const OfOneVendor: Story = { parameters: { ofOneVendor: true } };
