import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { PeriodPicker, type PickedPeriod } from './PeriodPicker';
import { RecordList } from './RecordList';

const presets = {
  today: { startDate: '2026-03-20', endDate: '2026-03-20' },
  week: { startDate: '2026-03-14', endDate: '2026-03-20' },
  month: { startDate: '2026-02-19', endDate: '2026-03-20' },
};

function Picking({ onPick }: { onPick: (period: PickedPeriod) => void }) {
  const [value, setValue] = useState<PickedPeriod>(presets.today);
  const change = (period: PickedPeriod) => {
    setValue(period);
    onPick(period);
  };
  return <PeriodPicker presets={presets} value={value} onChange={change} />;
}

test('the buttons choose a period of one, seven or thirty days', async () => {
  const onPick = vi.fn();
  const { user } = renderPart(<Picking onPick={onPick} />);
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  await user.click(screen.getByText('7 days'));
  expect(onPick).toHaveBeenLastCalledWith(presets.week);
  await user.click(screen.getByText('30 days'));
  expect(onPick).toHaveBeenLastCalledWith(presets.month);
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

test('any two dates can be chosen, and never one after today', async () => {
  const onPick = vi.fn();
  const { user } = renderPart(<Picking onPick={onPick} />);
  await user.click(screen.getByText('Dates'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  expect(onPick).toHaveBeenLastCalledWith({ startDate: '2026-03-01', endDate: '2026-03-20' });
  expect(screen.getByLabelText('To')).toHaveAttribute('max', '2026-03-20');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
  expect(onPick).toHaveBeenCalledOnce();
});

test('records are a named list with their figures, details and actions', () => {
  renderPart(
    <RecordList
      label="Bets"
      totals={[{ label: 'Won', value: '120.00' }]}
      items={[
        {
          id: '1',
          title: 'Golden Carp',
          amount: '+20.00',
          tone: 'gain',
          details: [{ label: 'Stake', value: '5.00' }],
          actions: <button>Repeat</button>,
        },
      ]}
    />,
  );
  const [item] = within(screen.getByRole('list', { name: 'Bets' })).getAllByRole('listitem');
  expect(item).toHaveTextContent('Golden Carp+20.00Stake5.00Repeat');
  expect(screen.getByText('Won').nextSibling).toHaveTextContent('120.00');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the next page is asked for once while it loads', async () => {
  const onMore = vi.fn();
  const { user, rerender } = renderPart(<RecordList label="Bets" items={[]} onMore={onMore} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(<RecordList label="Bets" items={[]} onMore={onMore} loadingMore />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
});
