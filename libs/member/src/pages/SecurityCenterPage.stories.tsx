import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecurityCenterPage } from './SecurityCenterPage';

const config = {
  kyc: 'review',
  hasPassword: true,
  hasPaymentPassword: true,
  bankCardCount: 1,
  bankCardLimit: 5,
  payeeName: 'Demo Player',
};
const configured = (changes: Partial<typeof config>) => ({
  answers: { 'security.config': { ...config, ...changes } },
});

const meta = {
  title: 'Screens/Security center',
  component: SecurityCenterPage,
  parameters: { session: true, address: '/m/securityCenter' },
} satisfies Meta<typeof SecurityCenterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = { parameters: configured({ kyc: 'verified' }) };
export const NewAccount: Story = {
  parameters: {
    answers: {
      'security.config': { ...config, kyc: 'none', hasPaymentPassword: false, bankCardCount: 0 },
      'security.bankCards': [],
    },
  },
};
