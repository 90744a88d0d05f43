import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { toast, toastDurations, useToasts, type ToastKind } from './toast';
import { Toaster } from './Toaster';

function Telling({ kind, text }: { kind: ToastKind; text: string }) {
  useEffect(() => toast[kind](text, { durationMs: toastDurations.untilDone }), [kind, text]);
  return <Toaster />;
}

const meta = {
  title: 'Parts/toast',
  component: Telling,
  args: { kind: 'success', text: 'Change saved' },
  beforeEach: () => useToasts.setState({ items: [] }),
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<typeof Telling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Change saved');
    await expect(canvas.getByRole('status')).toContainElement(text);
  },
};
export const Info: Story = { args: { kind: 'info', text: 'Please contact customer service' } };
export const Failure: Story = {
  args: { kind: 'error', text: 'Verification code error' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Verification code error');
    await expect(canvas.getByRole('alert')).toContainElement(text);
  },
};
export const Offline: Story = { args: { kind: 'offline', text: 'No internet connection' } };
export const Loading: Story = { args: { kind: 'loading', text: 'Please wait' } };
