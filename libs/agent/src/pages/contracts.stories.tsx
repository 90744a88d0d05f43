import { pending, sampleContract, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContractPage } from './ContractPage';

const meta = {
  title: 'Screens/Contract',
  component: ContractPage,
  args: { kind: 'salary' },
  parameters: { session: true, address: '/m/member/agent/getSalaryContract' },
} satisfies Meta<typeof ContractPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (value: unknown) => ({ answers: { 'contracts.dailySalaryRequest': value } });

export const Offered: Story = { parameters: answer({ ...sampleContract, status: 'pending' }) };
export const InForce: Story = { parameters: answer({ ...sampleContract, status: 'active' }) };
export const TurnedDown: Story = { parameters: answer({ ...sampleContract, status: 'rejected' }) };
export const Dividend: Story = { args: { kind: 'dividend' } };
export const NoneOffered: Story = { args: { kind: 'hourly' } };
export const Loading: Story = { parameters: answer(pending) };
export const Failed: Story = { parameters: answer(unreachable) };
