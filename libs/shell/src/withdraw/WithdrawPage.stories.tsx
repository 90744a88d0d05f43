import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithdrawPage } from './WithdrawPage';

const config = {
  minAmount: 100,
  maxAmount: 50_000,
  remainingToday: 20_000,
  remainingCount: 3,
  turnoverOpen: 0,
  turnoverRequired: 0,
  turnoverCauses: [] as readonly object[],
  lockedGifts: [] as readonly object[],
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

export const StakesOpen: Story = {
  parameters: configured({
    turnoverOpen: 1_760,
    turnoverRequired: 3_000,
    turnoverCauses: [
      { type: 'deposit', amount: 500 },
      { type: 'promotion', remark: 'Welcome bonus', amount: 2_500 },
    ],
  }),
};
export const GiftsLocked: Story = {
  parameters: configured({
    turnoverOpen: 93,
    turnoverRequired: 93,
    turnoverCauses: [{ type: 'promotion', remark: 'Welcome reward', amount: 93 }],
    lockedGifts: [
      { type: 'promotion', remark: 'Welcome reward', amount: 88 },
      { type: 'promotion', remark: 'Daily gift', amount: 5 },
    ],
  }),
};
export const First: Story = { parameters: configured({ hasPaymentPassword: false }) };
export const NoneLeftToday: Story = { parameters: configured({ remainingCount: 0 }) };
export const SecondStep: Story = { parameters: { answers: { 'security.bankCards': [] } } };
