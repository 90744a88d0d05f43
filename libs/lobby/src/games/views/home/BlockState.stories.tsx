import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BlockState } from './BlockState';

const meta = {
  title: 'Lobby/Home parts',
  component: BlockState,
  args: {
    state: { status: 'empty' },
    skeleton: null,
    empty: 'No matches right now. New ones start soon.',
    children: () => null,
  },
} satisfies Meta<typeof BlockState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FailedBlock: Story = {
  args: { state: { status: 'error', text: 'The connection was lost.', retry: fn() } },
};
export const EmptyBlock: Story = {};
