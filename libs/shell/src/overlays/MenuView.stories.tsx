import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MenuView } from './MenuView';

const meta = {
  title: 'Shell/Menu',
  component: MenuView,
  args: {
    open: true,
    onClose: fn(),
    onSignOut: fn(),
    account: undefined,
    entries: [
      { icon: 'help', label: 'shell.menu.help', to: '/m/help' },
      { icon: 'headset', label: 'shell.menu.service', onClick: fn() },
      { icon: 'globe', label: 'ui.language', end: 'English', onClick: fn() },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof MenuView>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = {
  name: 'Maria',
  balanceVisible: true,
  onToggleBalance: fn(),
  onRefreshBalance: fn(),
};

export const Visitor: Story = {};
export const Member: Story = { args: { account }, parameters: { session: true } };
