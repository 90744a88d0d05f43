import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marquee } from './Marquee';

const meta = {
  title: 'Parts/Marquee',
  parameters: {
    part: {
      use: 'A short announcement that is longer than its line.',
      do: 'Say what matters in the first words.',
      dont: 'Use it for what a player must read.',
      keys: 'Tab stops it; a button pauses.',
      spoken: 'Read once as plain text.',
      since: '2026-11-21',
    },
  },
  component: Marquee,
  args: {
    children: ['Deposits by bank transfer are back', 'New fishing games every Friday'].map(
      (text) => (
        <a key={text} href="#content">
          {text}
        </a>
      ),
    ),
  },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
