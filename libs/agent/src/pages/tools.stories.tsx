import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgentRegisterPage } from './AgentRegisterPage';
import { RebateSettingsPage } from './RebateSettingsPage';
import { RedRainPage } from './RedRainPage';

const meta: Meta = { title: 'Screens/Agent tools', parameters: { session: { type: 1 } } };

export default meta;
type Story = StoryObj;

const startTime = 1_795_000_000_000;
const closed = { open: false, remaining: 1, startTime, winners: [] };
const caught = { open: true, remaining: 0, nextStartTime: startTime, won: 3.5, winners: [] };

export const Register: Story = { render: () => <AgentRegisterPage /> };
export const RegisterWithoutLinks: Story = {
  render: () => <AgentRegisterPage />,
  parameters: { answers: { 'agent.inviteLinks': [] } },
};
export const Rates: Story = { render: () => <RebateSettingsPage /> };
export const RatesLoading: Story = {
  render: () => <RebateSettingsPage />,
  parameters: { answers: { 'agent.rebateSettings': pending } },
};
export const RatesFailed: Story = {
  render: () => <RebateSettingsPage />,
  parameters: { answers: { 'agent.rebateSettings': unreachable } },
};
export const RedRain: Story = { render: () => <RedRainPage /> };
export const RedRainCaught: Story = {
  render: () => <RedRainPage />,
  parameters: { answers: { 'promotions.redRain': caught } },
};
export const RedRainClosed: Story = {
  render: () => <RedRainPage />,
  parameters: { answers: { 'promotions.redRain': closed } },
};
