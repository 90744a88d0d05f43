import { samplePayoutMethods } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { findWay } from '../logic/payout';
import { WithdrawReview } from './WithdrawReview';

const account = {
  ...{ id: '1', methodId: 'bank', bankName: 'Bank of the Isles', bankCode: 'BOI' },
  ...{ accountName: 'Demo Player', maskedNumber: '•••• •••• 4821' },
};
const bounds = { minAmount: 100, maxAmount: 50_000, feeRate: 0 };

const meta = {
  title: 'Screens/Withdraw/Confirmation',
  component: WithdrawReview,
  args: {
    choice: { amount: 500, account },
    way: findWay(samplePayoutMethods, account, bounds),
    pending: false,
    onConfirm: () => undefined,
    onChange: () => undefined,
  },
} satisfies Meta<typeof WithdrawReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForPassword: Story = {};
export const AfterOtherSteps: Story = { args: { paymentPassword: '246810' } };
export const UnderWay: Story = { args: { paymentPassword: '246810', pending: true } };
export const WrongPassword: Story = {
  args: {
    refusal: {
      field: 'paymentPassword',
      text: 'The payment password is wrong. Check it and enter it again.',
      error: 'refused',
    },
  },
};
