import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { RecordList } from './RecordList';
import { SaveReport } from './SaveReport';

const sheet = {
  title: 'Sample – Betting record',
  subtitle: '20 March – 21 March',
  columns: [
    { label: 'Game', numeric: false },
    { label: 'Bet', numeric: true },
  ],
  rows: [['Golden Carp', '₱5.00']],
};

test('a sheet that is ready is printed once, and goes when the dialog is closed', () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const onPrinted = vi.fn();
  const ways = { busy: undefined, onCsv: vi.fn(), onPaper: vi.fn(), onPrinted };
  const { rerender } = renderPart(<SaveReport {...ways} sheet={undefined} />);
  expect(print).not.toHaveBeenCalled();
  rerender(<SaveReport {...ways} sheet={sheet} />);
  rerender(<SaveReport {...ways} sheet={sheet} />);
  expect(print).toHaveBeenCalledOnce();
  // It stands beside the page, which the print leaves out.
  const table = screen.getByRole('table', { hidden: true });
  expect(table.closest('section')?.parentElement).toBe(document.body);
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(2);
  expect(onPrinted).not.toHaveBeenCalled();
  fireEvent(window, new Event('afterprint'));
  expect(onPrinted).toHaveBeenCalledOnce();
  print.mockRestore();
});

const items = ['1', '2', '3'].map((id) => ({ id, title: `Line ${id}` }));

test('lines stand below the headings of their groups, with the sums of each', () => {
  const groups = [
    { day: '2026-03-21', title: '21 March', sums: '₱12.00', size: 1 },
    { day: '2026-03-20', title: '20 March', size: 2 },
  ];
  renderPart(<RecordList label="Bets" items={items} groups={groups} />);
  const day = (name: string) => within(screen.getByRole('region', { name }));
  expect(day('21 March').getByText('₱12.00')).toBeVisible();
  expect(day('21 March').getAllByRole('listitem')).toHaveLength(1);
  expect(day('20 March').getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['D70001-1a2b3c4d5e6f7a8b', '…5e6f7a8b'],
  ['TMI8K2ZQ9X4A', 'TMI8K2ZQ9X4A'],
])('the reference %s is shown as %s and copied whole', async (reference, shown) => {
  const { user } = renderPart(
    <RecordList label="Bets" items={[{ id: '1', title: 'Line', reference }]} />,
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByText(shown)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Copy our reference ${reference}` }));
  expect(write).toHaveBeenCalledWith(reference);
});
