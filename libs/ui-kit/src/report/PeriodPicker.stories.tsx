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
  parameters: {
    part: {
      use: 'To choose the days of a report.',
      do: 'Keep the period while going to details and back.',
      dont: 'Offer days of which the platform knows nothing.',
      keys: { Tab: 'goes through the choices and both dates' },
    },
  },
  component: PeriodPicker,
  args: { presets, value: presets.week, onChange: fn() },
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const AnyDates: Story = {
  args: { value: { startDate: '2026-03-02', endDate: '2026-03-11' } },
};
