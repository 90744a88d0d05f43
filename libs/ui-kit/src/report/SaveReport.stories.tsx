import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SaveReport } from './SaveReport';

const meta = {
  title: 'Parts/SaveReport',
  parameters: {
    part: {
      use: 'To take a report along as CSV, or printed.',
      do: 'Save the whole period, not the page that is seen.',
      dont: 'Offer it for an empty report.',
      keys: { Tab: 'reaches it', Enter: 'presses it', Space: 'presses it' },
    },
  },
  component: SaveReport,
  args: { busy: undefined, sheet: undefined, onCsv: fn(), onPaper: fn(), onPrinted: fn() },
} satisfies Meta<typeof SaveReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Collecting: Story = { args: { busy: 'csv' } };
