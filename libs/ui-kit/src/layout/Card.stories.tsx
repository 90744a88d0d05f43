import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

const meta = {
  title: 'Parts/Card',
  parameters: {
    part: {
      use: 'Things that belong together.',
      do: 'Have a heading in it where there are several.',
      dont: 'Put a card into a card.',
      keys: {},
    },
  },
  component: Card,
  args: { children: 'Total balance 10,000.00' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Raised: Story = { args: { look: 'raised' } };
export const Hero: Story = { args: { look: 'hero' } };
