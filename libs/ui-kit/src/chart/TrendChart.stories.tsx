import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrendChart } from './TrendChart';

const days = Array.from({ length: 30 }, (_, index) => ({
  label: `${index + 1} November 2026`,
  short: `Nov ${index + 1}`,
}));
const wave = (base: number, swing: number, pace: number) =>
  days.map((_, index) => Math.round(base + swing * Math.sin(index / pace)));

const meta = {
  title: 'Parts/TrendChart',
  parameters: {
    part: {
      use: 'How figures went over days.',
      do: 'Name each line in its legend; keep to four lines.',
      dont: 'Draw exact figures by it: the table is for those.',
      keys: { Tab: 'reaches the slider that reads the steps' },
    },
  },
  component: TrendChart,
  args: {
    title: 'Bets and net result',
    steps: days,
    series: [
      { key: 'bets', label: 'Bets', values: wave(5_200, 3_100, 3) },
      { key: 'net', label: 'Net result', values: wave(-400, 1_900, 2) },
    ],
    format: (value) => `₱${value.toLocaleString('en')}.00`,
    formatShort: (value) => `₱${value / 1000}K`,
    texts: {
      showTable: 'Show as a table',
      hideTable: 'Hide the table',
      step: 'Date',
      read: 'Bets and net result: choose a date',
    },
  },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GainsAndLosses: Story = {};
export const OneFigure: Story = {
  args: { title: 'Bets', series: [{ key: 'bets', label: 'Bets', values: wave(52, 31, 3) }] },
};
export const LossesOnly: Story = {
  args: { series: [{ key: 'net', label: 'Net result', values: wave(-900, 400, 3) }] },
};
export const AWeek: Story = {
  args: {
    steps: days.slice(0, 7),
    series: [{ key: 'bets', label: 'Bets', values: [0, 0, 1_200, 880, 0, 4_100, 3_900] }],
  },
};
