import { sampleDeposit, sampleOffers, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositPage } from './DepositPage';

const address = '/m/voucherCenter?orderId=D20261121001';
const detail = (dep_func: 0 | 1, changes: object = {}) => ({
  address,
  merchant: { mobileTemplate: { mem_cen: 0, dep_func } },
  answers: {
    'wallet.depositDetail': { ...sampleDeposit, expireTime: Date.now() + 1_500_000, ...changes },
  },
});

const meta = {
  title: 'Screens/Deposit',
  component: DepositPage,
  parameters: { session: true, address: '/m/voucherCenter' },
} satisfies Meta<typeof DepositPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPromotion: Story = {
  parameters: {
    address: '/m/voucherCenter?promotion=welcome',
    answers: { 'promotions.depositOffers': sampleOffers },
  },
};
export const ClassicDetail: Story = { parameters: detail(0) };
export const NewDetail: Story = { parameters: detail(1) };
export const NewDetailWithCode: Story = {
  parameters: detail(1, { qr: 'pay:D20261121001:500', instructions: [] }),
};
export const Processing: Story = { parameters: detail(1, { status: 'processing' }) };
export const NewDetailWithFee: Story = {
  parameters: detail(1, { amount: 350, fee: 5.25, payUrl: '/pay/D1', instructions: [] }),
};
export const NoPaymentPage: Story = {
  parameters: detail(1, { payUrl: 'bankapp://pay', instructions: [] }),
};
export const Arrived: Story = { parameters: detail(1, { status: 'success' }) };
export const ArrivedWithBonus: Story = {
  parameters: detail(1, {
    ...{ status: 'success', amount: 150, ordered: 200 },
    bonus: { amount: 150, turnover: 2_400 },
  }),
};
export const NotArrived: Story = { parameters: detail(1, { status: 'failed' }) };
export const Expired: Story = { parameters: detail(1, { status: 'expired' }) };
export const DetailFailed: Story = {
  parameters: { address, answers: { 'wallet.depositDetail': unreachable } },
};
