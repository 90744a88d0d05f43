import { fireEvent, screen } from '@testing-library/react';
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

test('the next page is asked for once while it loads', async () => {
  const onMore = vi.fn();
  const { user, rerender } = renderPart(<RecordList label="Bets" items={[]} onMore={onMore} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(<RecordList label="Bets" items={[]} onMore={onMore} loadingMore />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
});
