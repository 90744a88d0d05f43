import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Parts/Skeleton',
  parameters: {
    part: {
      use: 'Where something comes that is known in size.',
      do: 'Draw the size of what comes, so that nothing jumps.',
      dont: 'Show it for more than a few seconds without a word.',
      keys: {},
    },
  },
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Rows: Story = { args: { count: 4 } };
export const Picture: Story = { args: { ratio: '16:9' } };
export const Lines: Story = { args: { shape: 'text', count: 3 } };
export const Face: Story = { args: { shape: 'circle' } };
