import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen } from 'storybook/test';
import { toast, toastDurations, useToasts, type ToastKind } from './toast';

function Telling({ kind, text }: { kind: ToastKind; text: string }) {
  useEffect(() => toast[kind](text, { durationMs: toastDurations.untilDone }), [kind, text]);
  return <p>A screen with a message over it.</p>;
}

const meta = {
  title: 'Parts/toast',
  component: Telling,
  args: { kind: 'success', text: 'Change saved' },
  beforeEach: () => useToasts.setState({ items: [] }),
  parameters: {
    part: {
      use: 'A result that needs no answer.',
      do: 'Say what happened in a sentence.',
      dont: 'Tell an error by it that has to be mended in a field.',
      keys: {},
    },
    docs: { story: { inline: false, height: '12rem' } },
  },
} satisfies Meta<typeof Telling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async () => {
    const text = await screen.findByText('Change saved');
    await expect(text.closest('[role=status]')).toBeVisible();
  },
};
export const Info: Story = { args: { kind: 'info', text: 'Please contact customer service' } };
export const Failure: Story = {
  args: { kind: 'error', text: 'Verification code error' },
  play: async () => {
    const text = await screen.findByText('Verification code error');
    await expect(text.closest('[role=alert]')).toBeVisible();
  },
};
export const Offline: Story = { args: { kind: 'offline', text: 'No internet connection' } };
export const Loading: Story = { args: { kind: 'loading', text: 'Please wait' } };
