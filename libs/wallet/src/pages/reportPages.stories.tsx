import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  DepositReportPage,
  GameRecordPage,
  ProfitAndLossPage,
  RebateReportPage,
  TransactionsPage,
  WithdrawReportPage,
} from './reportPages';

const nothing = { list: [], pageNum: 1, totalPages: 1 };

const meta: Meta = { title: 'Screens/Reports', parameters: { session: true } };

export default meta;
type Story = StoryObj;

export const Deposits: Story = { render: () => <DepositReportPage /> };
export const Withdrawals: Story = { render: () => <WithdrawReportPage /> };
export const Transactions: Story = { render: () => <TransactionsPage /> };
export const TransactionsOfTheTeam: Story = {
  render: () => <TransactionsPage />,
  parameters: { session: { type: 1 }, address: '/m/transaction/record?types=A' },
};
export const Bets: Story = { render: () => <GameRecordPage /> };
export const ProfitAndLoss: Story = { render: () => <ProfitAndLossPage /> };
export const Rebates: Story = { render: () => <RebateReportPage /> };
export const Empty: Story = {
  render: () => <TransactionsPage />,
  parameters: { answers: { 'wallet.transactions': nothing } },
};
export const Loading: Story = {
  render: () => <TransactionsPage />,
  parameters: { answers: { 'wallet.transactions': pending } },
};
export const Failed: Story = {
  render: () => <TransactionsPage />,
  parameters: { answers: { 'wallet.transactions': unreachable } },
};
