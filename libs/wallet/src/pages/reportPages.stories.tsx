import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransactionsPage } from './reportPages';

const meta: Meta = { title: 'Screens/Reports', parameters: { session: true } };

export default meta;
type Story = StoryObj;

export const TransactionsOfTheTeam: Story = {
  render: () => <TransactionsPage />,
  parameters: { session: { type: 1 }, address: '/m/transaction/record?types=A' },
};
