import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountRefusal } from './AccountRefusal';

const meta = {
  title: 'Shell/Account refusal',
  component: AccountRefusal,
  args: { title: 'screens.deposit', reason: 'session.actualAccount' },
  parameters: { session: { type: 4 }, address: '/m/voucherCenter' },
} satisfies Meta<typeof AccountRefusal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TrialAccount: Story = {};
export const MemberCentre: Story = {
  args: { title: 'shell.footer.members', reason: 'free_reject' },
};
