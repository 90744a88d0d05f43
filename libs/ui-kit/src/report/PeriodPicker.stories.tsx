import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PeriodPicker } from './PeriodPicker';

const presets = {
  today: { startDate: '2026-03-20', endDate: '2026-03-20' },
  week: { startDate: '2026-03-14', endDate: '2026-03-20' },
  month: { startDate: '2026-02-19', endDate: '2026-03-20' },
};

const meta = {
  title: 'Parts/PeriodPicker',
  component: PeriodPicker,
  args: { presets, value: presets.week, onChange: fn() },
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const AnyDates: Story = {
  args: { value: { startDate: '2026-03-02', endDate: '2026-03-11' } },
};
