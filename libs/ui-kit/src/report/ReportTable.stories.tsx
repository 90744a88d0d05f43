import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReportTable } from './ReportTable';

const presets = {
  today: { startDate: '2026-03-20', endDate: '2026-03-20' },
  week: { startDate: '2026-03-14', endDate: '2026-03-20' },
  month: { startDate: '2026-02-19', endDate: '2026-03-20' },
};

const meta = {
  title: 'Parts/ReportTable',
  parameters: {
    part: {
      use: 'A report of many lines that are alike.',
      do: 'Show totals above.',
      dont: 'Have more than six columns.',
      keys: { Tab: 'reaches the table and headings that sort' },
    },
  },
  component: ReportTable,
  args: {
    title: 'Team profit and loss',
    presets,
    period: presets.week,
    onPeriod: fn(),
    columns: [
      { key: 'account', label: 'Account', sortable: true },
      { key: 'net', label: 'Net result', numeric: true, sortable: true },
      { key: 'bets', label: 'Bets', numeric: true, sortable: true },
    ],
    sort: { column: 'net', descending: true },
    onSort: fn(),
    state: {
      status: 'ready',
      data: {
        lines: [
          { id: '1', cells: { account: 'tala', net: '+₱120.00', bets: '₱8,200.00' } },
          { id: '2', cells: { account: 'dario', net: '-₱759.00', bets: '₱9,150.00' } },
        ],
        totals: [
          { label: 'Net result', value: '-₱639.00' },
          { label: 'Bets', value: '₱17,350.00' },
        ],
      },
    },
    loadingMore: false,
  },
} satisfies Meta<typeof ReportTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { onMore: fn() } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Failed: Story = {
  args: { state: { status: 'error', text: 'No connection', retry: fn() } },
};
