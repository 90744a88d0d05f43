import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip';

const meta = {
  title: 'Parts/Chip',
  component: Chip,
  args: { children: 'Favorites' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NotSelected: Story = { args: { selected: false } };
export const Selected: Story = { args: { selected: true, icon: 'heart-filled' } };
export const Disabled: Story = { args: { disabled: true } };
