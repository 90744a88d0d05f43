import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithdrawPage } from './WithdrawPage';

const config = {
  minAmount: 100,
  maxAmount: 50_000,
  feeRate: 1,
  remainingToday: 20_000,
  remainingCount: 3,
  turnoverOpen: 0,
  hasPaymentPassword: true,
};
const configured = (changes: Partial<typeof config>) => ({
  answers: { 'wallet.withdrawConfig': { ...config, ...changes } },
});

const meta = {
  title: 'Screens/Withdraw',
  component: WithdrawPage,
  parameters: { session: true, address: '/m/withdraw' },
} satisfies Meta<typeof WithdrawPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { parameters: configured({}) };
export const StakesOpen: Story = { parameters: configured({ turnoverOpen: 1_200 }) };
export const NoPaymentPassword: Story = { parameters: configured({ hasPaymentPassword: false }) };
export const NoneLeftToday: Story = { parameters: configured({ remainingCount: 0 }) };
export const NoBankCard: Story = { parameters: { answers: { 'security.bankCards': [] } } };
export const TrialAccount: Story = { parameters: { session: { type: 4 } } };
export const Loading: Story = { parameters: { answers: { 'wallet.withdrawConfig': pending } } };
export const Failed: Story = { parameters: { answers: { 'wallet.withdrawConfig': unreachable } } };
