import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TrialView } from './TrialView';

const meta = {
  title: 'Screens/Free trial',
  component: TrialView,
  args: { state: { status: 'loading' }, onRetry: fn(), onHome: fn() },
} satisfies Meta<typeof TrialView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preparing: Story = {};
export const NoneToBeHad: Story = { args: { state: { status: 'none' } } };
