import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MaintenanceView } from './MaintenanceView';

const meta = {
  title: 'Screens/Maintenance',
  component: MaintenanceView,
  args: { until: Date.UTC(2026, 0, 2, 21), checking: false, onRetry: fn() },
} satisfies Meta<typeof MaintenanceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEnd: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const OpenEnd: Story = { args: { until: undefined } };
export const Checking: Story = { args: { checking: true } };
