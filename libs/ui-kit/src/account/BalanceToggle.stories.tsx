import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BalanceToggle } from './BalanceToggle';
import { HiddenBalance } from './HiddenBalance';

const meta = {
  title: 'Parts/BalanceToggle',
  parameters: {
    part: {
      use: 'Beside a balance, to hide all amounts of the player or show them again.',
      do: 'Have one on each screen that shows a balance.',
      dont: 'Hide a single amount by it: it holds for all of them.',
      keys: { Tab: 'reaches it', Enter: 'presses it', Space: 'presses it' },
    },
  },
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
