import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { DataTable } from './DataTable';
import type { TableSort } from './SortButton';

const shown = (sort: TableSort | undefined, onSort = vi.fn()) => (
  <DataTable
    label="Downlines"
    columns={[
      { key: 'account', label: 'Account', sortable: true },
      { key: 'net', label: 'Net result', numeric: true, sortable: true },
      { key: 'state', label: 'State' },
    ]}
    rows={[{ id: '1', cells: { account: 'tala', net: '-₱759.00', state: 'Active' } }]}
    sort={sort}
    onSort={onSort}
  />
);

test('a table names its lines and columns, and scrolls in reach of a keyboard', () => {
  renderPart(shown(undefined));
  expect(screen.getByRole('region', { name: 'Downlines' })).toHaveAttribute('tabindex', '0');
  const line = screen.getByRole('row', { name: /tala/ });
  expect(within(line).getByRole('rowheader')).toHaveTextContent('tala');
  expect(screen.getByRole('columnheader', { name: 'State' })).not.toHaveAttribute('aria-sort');
  expect(screen.queryByRole('button', { name: 'State' })).not.toBeInTheDocument();
});

test('a heading sorts by its column, the largest first, then the smallest, and says so', async () => {
  const onSort = vi.fn();
  const { user, rerender } = renderPart(shown(undefined, onSort));
  const heading = () => screen.getByRole('columnheader', { name: 'Net result' });
  expect(heading()).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Net result' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'net', descending: true });
  rerender(shown({ column: 'net', descending: true }, onSort));
  expect(heading()).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Net result' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'net', descending: false });
  rerender(shown({ column: 'net', descending: false }, onSort));
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
});
