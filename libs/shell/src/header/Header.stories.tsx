import type { Meta, StoryObj } from '@storybook/react-vite';
import { pending } from '@playhouse/fixtures';
import { expect } from 'storybook/test';
import { Header } from './Header';

const meta = {
  title: 'Shell/Header',
  component: Header,
  args: { logo: true },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const VisitorWithoutRegistration: Story = { parameters: { merchant: { flags: {} } } };
export const OnOtherScreens: Story = { args: { logo: false } };
export const Member: Story = { parameters: { session: true } };
export const UnreadMessages: Story = {
  parameters: { session: true, answers: { 'inbox.unreadCount': 3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /3/ })).toBeVisible();
  },
};
export const BalanceLoading: Story = {
  parameters: { session: true, answers: { 'wallet.balance': pending } },
};
export const LargeBalance: Story = {
  parameters: { session: true, answers: { 'wallet.balance': { sumBalance: 12_345_678.9 } } },
};
