import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { classifyKeys } from '../../logic/classify';
import { readListState } from '../../logic/listState';
import { vendorItems } from '../../../testing/samples';
import { FilterPanel } from './FilterPanel';

const meta = {
  title: 'Lobby/Filter panel',
  component: FilterPanel,
  args: {
    open: true,
    onClose: fn(),
    state: readListState(new URLSearchParams('gameType=RNG&vassalage=TCG_KOI&minBet=0.1')),
    vendors: vendorItems,
    classifyKeys: classifyKeys('RNG', ['MEGAWAYS', 'BUY_BONUS']),
    otherCategories: ['LIVE', 'FISH', 'PVP', 'LOTT'],
    onSubmit: fn(),
    onCategory: fn(),
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Slots: Story = {};
export const Fish: Story = { args: { state: readListState(new URLSearchParams('gameType=FISH')) } };
