import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar';

const meta = {
  title: 'Parts/Avatar',
  parameters: {
    part: {
      use: 'A member’s face in a list or at the top of a screen.',
      do: 'Put the name beside it.',
      dont: 'Make it the only sign of who it is.',
      keys: {},
    },
  },
  component: Avatar,
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const Initial: Story = { args: { name: 'demo_player', size: 'l' } };
export const Small: Story = { args: { name: 'Édson', size: 's' } };
