import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Badge } from '../layout';
import { DataTable } from './DataTable';
import type { DataTableProps } from './DataTable';
import type { TableSort } from './SortButton';

const people = [
  { id: '1', account: 'tala_maliwanag_01', net: -759, bets: 8_200, wins: 7_441 },
  { id: '2', account: 'dario', net: 1_204.5, bets: 12_400, wins: 13_604.5 },
  { id: '3', account: 'ines', net: 0, bets: 0, wins: 0 },
];
const money = (amount: number) => `₱${amount.toFixed(2)}`;

function Sorting(props: DataTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'bets', descending: true });
  const field = sort.column === 'account' ? undefined : (sort.column as 'net' | 'bets' | 'wins');
  const sorted = [...people].sort((left, right) => {
    const order = field ? left[field] - right[field] : left.account.localeCompare(right.account);
    return sort.descending ? -order : order;
  });
  const rows = sorted.map((each) => ({
    id: each.id,
    cells: {
      account: each.account,
      net: money(each.net),
      bets: money(each.bets),
      wins: money(each.wins),
      state: each.bets > 0 ? <Badge tone="success">Active</Badge> : undefined,
    },
  }));
  return <DataTable {...props} rows={rows} sort={sort} onSort={setSort} />;
}

const meta = {
  title: 'Parts/DataTable',
  parameters: {
    part: {
      use: 'Many lines of figures, to be compared.',
      do: 'Put figures at the end of the line and name the unit once.',
      dont: 'Use it for lines of which each says much: those are cards.',
      keys: { Tab: 'reaches the table and headings that sort', Enter: 'sorts' },
    },
  },
  component: DataTable,
  render: (args) => <Sorting {...args} />,
  args: {
    label: 'Downlines',
    columns: [
      { key: 'account', label: 'Account', sortable: true },
      { key: 'net', label: 'Net result', numeric: true, sortable: true },
      { key: 'bets', label: 'Bets', numeric: true, sortable: true },
      { key: 'wins', label: 'Wins', numeric: true, sortable: true },
      { key: 'state', label: 'State' },
    ],
    rows: [],
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {};
export const WithMore: Story = { args: { onMore: fn() } };
export const LoadingMore: Story = { args: { onMore: fn(), loadingMore: true } };
