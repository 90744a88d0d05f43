import { categoryNames } from '@playhouse/whitelabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryStrip } from './CategoryStrip';

const meta = {
  title: 'Shell/Categories',
  component: CategoryStrip,
  args: { categories: categoryNames },
} satisfies Meta<typeof CategoryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Nine: Story = { args: { categories: categoryNames.slice(0, 9) } };
export const Six: Story = { args: { categories: categoryNames.slice(0, 6) } };
export const Four: Story = { args: { categories: categoryNames.slice(0, 4) } };
