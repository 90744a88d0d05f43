import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecentSearches } from './RecentSearches';

const meta = {
  title: 'Lobby/Recent searches',
  component: RecentSearches,
  args: {
    searches: ['roulette', 'crimson tide', 'sabong', 'kalyx forge', 'jackpot'],
    onSearch: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof RecentSearches>;
export default meta;

export const Five: StoryObj<typeof meta> = {};
