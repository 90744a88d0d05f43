import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ManualRebatePage } from './ManualRebatePage';
import { UplineTransferPage } from './UplineTransferPage';

const meta: Meta = { title: 'Screens/Transfer and rebate', parameters: { session: true } };

export default meta;
type Story = StoryObj;

export const SuperiorTransfer: Story = { render: () => <UplineTransferPage /> };
export const ManualRebate: Story = { render: () => <ManualRebatePage /> };
export const NothingToClaim: Story = {
  render: () => <ManualRebatePage />,
  parameters: { answers: { 'member.manualRebate': { total: 0, categories: [] } } },
};
export const RebateLoading: Story = {
  render: () => <ManualRebatePage />,
  parameters: { answers: { 'member.manualRebate': pending } },
};
export const RebateFailed: Story = {
  render: () => <ManualRebatePage />,
  parameters: { answers: { 'member.manualRebate': unreachable } },
};
