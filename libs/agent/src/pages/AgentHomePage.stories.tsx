import { unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgentHomePage } from './AgentHomePage';

const meta = {
  title: 'Screens/Agent centre',
  component: AgentHomePage,
  parameters: { session: { type: 1 }, address: '/m/agent' },
} satisfies Meta<typeof AgentHomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeTools: Story = {
  parameters: { merchant: { agentMenu: ['teamOverview', 'mail'], flags: { DIVIDEND3: false } } },
};
export const CountersFailed: Story = {
  parameters: { answers: { 'agent.teamKpi': unreachable } },
};
