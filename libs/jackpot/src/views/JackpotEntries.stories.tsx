import { sampleAnswers } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { JackpotEntries } from './JackpotEntries';

const entries = sampleAnswers['lobby.jackpotEntries'];

const meta = {
  title: 'Shell/Jackpot entries',
  component: JackpotEntries,
  args: { entries },
} satisfies Meta<typeof JackpotEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWins: Story = {};
export const JustOpened: Story = {
  args: { entries: { ...entries, amount: entries.start, fed: [], wins: [] } },
};
export const ManyDays: Story = {
  args: {
    entries: {
      ...entries,
      fed: Array.from({ length: 20 }, (_, at) => ({
        day: `2026-11-${String(21 - at).padStart(2, '0')}`,
        amount: 1_000 + at,
      })),
    },
  },
};
