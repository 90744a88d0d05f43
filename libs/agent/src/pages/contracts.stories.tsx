import { sampleContract } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SalaryContractPage } from './ContractPages';

const meta = {
  title: 'Screens/Contract',
  component: SalaryContractPage,
  parameters: { session: true, address: '/m/member/agent/getSalaryContract' },
} satisfies Meta<typeof SalaryContractPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (value: unknown) => ({ answers: { 'contracts.dailySalaryRequest': value } });

export const InForce: Story = { parameters: answer({ ...sampleContract, status: 'active' }) };
export const TurnedDown: Story = { parameters: answer({ ...sampleContract, status: 'rejected' }) };
