import type { Meta, StoryObj } from '@storybook/react-vite';
import { RedRainPage } from './RedRainPage';

const meta: Meta = { title: 'Screens/Agent tools', parameters: { session: { type: 1 } } };

export default meta;
type Story = StoryObj;

const startTime = 1_795_000_000_000;
const closed = { open: false, remaining: 1, startTime, winners: [] };
const caught = { open: true, remaining: 0, nextStartTime: startTime, won: 3.5, winners: [] };

export const RedRainCaught: Story = {
  render: () => <RedRainPage />,
  parameters: { answers: { 'promotions.redRain': caught } },
};
export const RedRainClosed: Story = {
  render: () => <RedRainPage />,
  parameters: { answers: { 'promotions.redRain': closed } },
};
