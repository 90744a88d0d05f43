import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marquee } from './Marquee';

const meta = {
  title: 'Parts/Marquee',
  parameters: {
    part: {
      use: 'A short announcement that is longer than its line.',
      do: 'Say what matters in the first words.',
      dont: 'Use it for what a player must read.',
      keys: { Tab: 'reaches the button that pauses', Enter: 'pauses' },
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
