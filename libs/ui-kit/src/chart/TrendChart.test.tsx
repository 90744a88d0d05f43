import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { TrendChart } from './TrendChart';

const chart = (
  <TrendChart
    title="Bets and net result"
    steps={[
      { label: '19 November', short: 'Nov 19' },
      { label: '20 November', short: 'Nov 20' },
      { label: '21 November', short: 'Nov 21' },
    ]}
    series={[
      { key: 'bets', label: 'Bets', values: [100, 300, 200] },
      { key: 'net', label: 'Net result', values: [-40, 20, -10] },
    ]}
    format={(value) => `₱${value}`}
    formatShort={(value) => `₱${value}`}
    texts={{
      showTable: 'Show as a table',
      hideTable: 'Hide the table',
      step: 'Date',
      read: 'Bets and net result: choose a date',
    }}
  />
);

test('a chart tells the newest step, and any other that its slider is moved to', () => {
  renderPart(chart);
  const slider = screen.getByRole('slider', { name: 'Bets and net result: choose a date' });
  expect(slider).toHaveAttribute('aria-valuetext', '21 November: Bets ₱200, Net result ₱-10');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', '19 November: Bets ₱100, Net result ₱-40');
  expect(screen.getByText('19 November')).toBeVisible();
  expect(screen.getByText('₱-40')).toBeVisible();
});

test('the figures of a chart can be opened as a table, newest first', async () => {
  const { user } = renderPart(chart);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateBetsNet result',
    '21 November₱200₱-10',
    '20 November₱300₱20',
    '19 November₱100₱-40',
  ]);
});
