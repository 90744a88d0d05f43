import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReportView } from './ReportView';

const presets = {
  today: { startDate: '2026-03-20', endDate: '2026-03-20' },
  week: { startDate: '2026-03-14', endDate: '2026-03-20' },
  month: { startDate: '2026-02-19', endDate: '2026-03-20' },
};

const meta = {
  title: 'Parts/ReportView',
  parameters: {
    part: {
      use: 'A report of few lines, each with much to say.',
      do: 'Begin with period and totals.',
      dont: 'Mix it with another report.',
      keys: {},
    },
  },
  component: ReportView,
  args: {
    title: 'My bets',
    presets,
    period: presets.week,
    onPeriod: fn(),
    filter: {
      label: 'Category',
      options: [
        { value: 'RNG', label: 'Slots' },
        { value: 'LIVE', label: 'Live' },
      ],
      chosen: undefined,
      onChoose: fn(),
    },
    state: {
      status: 'ready',
      data: {
        lines: [{ id: '1', title: 'Golden Carp', amount: '+20.00', tone: 'gain' }],
        totals: [{ label: 'Stake', value: '5.00' }],
      },
    },
    loadingMore: false,
  },
} satisfies Meta<typeof ReportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { onMore: fn() } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Failed: Story = {
  args: { state: { status: 'error', text: 'No connection', retry: fn() } },
};
