import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip';

const meta = {
  title: 'Parts/Chip',
  parameters: {
    part: {
      use: 'A quick amount, or a filter that is on or off.',
      do: 'Keep it to one or two words.',
      dont: 'Use chips as tabs.',
      keys: { Tab: 'reaches it', Enter: 'presses it', Space: 'presses it' },
    },
  },
  component: Chip,
  args: { children: 'Favorites' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NotSelected: Story = { args: { selected: false } };
export const Selected: Story = { args: { selected: true, icon: 'heart-filled' } };
export const Disabled: Story = { args: { disabled: true } };
