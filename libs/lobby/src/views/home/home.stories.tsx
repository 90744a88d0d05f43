import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BlockEmpty, BlockError } from './BlockState';
import { CategoryStripView } from './CategoryStripView';

const meta = {
  title: 'Lobby/Home parts',
  component: CategoryStripView,
  args: {
    categories: [
      'HOT',
      'RNG',
      'PVP',
      'LIVE',
      'FISH',
      'SPORTS',
      'ESPORTS',
      'LOTT',
      'ELOTT',
      'INHOUSE',
    ],
  },
} satisfies Meta<typeof CategoryStripView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Categories: Story = {};
export const FailedBlock: Story = {
  render: () => <BlockError text="The connection was lost." retry={fn()} />,
};
export const EmptyBlock: Story = {
  render: () => <BlockEmpty>No hot matches right now</BlockEmpty>,
};
