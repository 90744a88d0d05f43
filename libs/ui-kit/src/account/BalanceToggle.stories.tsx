import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BalanceToggle } from './BalanceToggle';
import { HiddenBalance } from './HiddenBalance';

const meta = {
  title: 'Parts/BalanceToggle',
  component: BalanceToggle,
  args: { visible: false, onToggle: fn() },
  render: (args) => (
    <p>
      {args.visible ? '₱1,234.50' : <HiddenBalance />} <BalanceToggle {...args} />
    </p>
  ),
} satisfies Meta<typeof BalanceToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = { args: { visible: true } };
