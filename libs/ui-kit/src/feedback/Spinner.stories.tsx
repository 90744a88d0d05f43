import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  title: 'Parts/Spinner',
  parameters: {
    part: {
      use: 'A short wait for something of unknown size.',
      do: 'Use it within a button or a small part.',
      dont: 'Cover a whole screen with it: that is for skeletons.',
      keys: {},
    },
  },
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Spoken: Story = { args: { label: 'Loading', size: 'l' } };
