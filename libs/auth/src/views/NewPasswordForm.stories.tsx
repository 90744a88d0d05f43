import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { LinkEnded } from './LinkEnded';
import { NewPasswordForm } from './NewPasswordForm';
import type { NewPasswordValues } from './NewPasswordForm';

interface Arguments {
  ended: boolean;
  busy: boolean;
  error?: string;
}

function Screen({ ended, busy, error }: Arguments) {
  // A new object at every render would keep the form answering for ever.
  const errors = useMemo(
    () => (error ? { newPassword: { type: 'custom', message: error } } : {}),
    [error],
  );
  const form = useForm<NewPasswordValues>({ errors });
  if (ended) return <LinkEnded />;
  return <NewPasswordForm form={form} busy={busy} onSubmit={() => undefined} />;
}

const meta: Meta<typeof Screen> = {
  title: 'Screens/New password by a link',
  component: Screen,
  args: { ended: false, busy: false },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Setting: Story = { args: { busy: true } };
export const OldOne: Story = {
  args: { error: 'The new password is the old one. Choose another.' },
};
export const LinkIsNoLongerGood: Story = { args: { ended: true } };
