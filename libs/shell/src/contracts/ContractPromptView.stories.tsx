import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContractPromptView } from './ContractPromptView';

const meta = {
  title: 'Shell/Contract prompt',
  component: ContractPromptView,
  args: { open: true, contract: 'salary', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ContractPromptView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Salary: Story = {};
export const Dividend: Story = { args: { contract: 'dividend' } };
export const Hourly: Story = { args: { contract: 'hourly' } };
