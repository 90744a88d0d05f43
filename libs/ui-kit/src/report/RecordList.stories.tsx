import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../layout';
import { RecordList } from './RecordList';

const meta = {
  title: 'Parts/RecordList',
  parameters: {
    part: {
      use: 'A report of cards, with totals and further pages.',
      do: 'Tell in the empty state how to widen the period.',
      dont: 'Load further pages without being asked.',
      keys: { Tab: 'goes through the cards and “more”' },
    },
  },
  component: RecordList,
  args: {
    label: 'My bets',
    totals: [
      { label: 'Bets', value: '25.00' },
      { label: 'Won', value: '40.00' },
    ],
    items: [
      {
        id: '1',
        title: 'Golden Carp',
        text: '20 March, 14:05',
        amount: '+20.00',
        tone: 'gain',
        badge: <Badge tone="success">Settled</Badge>,
        details: [{ label: 'Stake', value: '5.00' }],
        reference: 'R70001-1a2b3c4d5e6f7a8b',
      },
      { id: '2', title: 'Harbour Nights', text: '20 March, 13:58', amount: '-5.00', tone: 'loss' },
    ],
  },
} satisfies Meta<typeof RecordList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settled: Story = {};
export const WithMore: Story = { args: { onMore: fn() } };
export const LoadingMore: Story = { args: { onMore: fn(), loadingMore: true } };
export const ByDay: Story = {
  args: {
    groups: [
      { day: '2026-03-20', title: '20 March 2026', sums: 'Bets 5.00 · Net +20.00', size: 1 },
      { day: '2026-03-19', title: '19 March 2026', sums: 'Bets 5.00 · Net -5.00', size: 1 },
    ],
  },
};
