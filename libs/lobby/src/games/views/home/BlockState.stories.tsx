import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BlockEmpty, BlockError } from './BlockState';

const meta = {
  title: 'Lobby/Home parts',
  component: BlockError,
  args: { text: 'The connection was lost.', retry: fn() },
} satisfies Meta<typeof BlockError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FailedBlock: Story = {};
export const EmptyBlock: Story = {
  render: () => <BlockEmpty>No hot matches right now</BlockEmpty>,
};
