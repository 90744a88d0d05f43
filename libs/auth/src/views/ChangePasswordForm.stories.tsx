import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { ChangePasswordForm } from './ChangePasswordForm';
import type { ChangePasswordFormProps, ChangePasswordValues } from './ChangePasswordForm';

interface Arguments extends Pick<ChangePasswordFormProps, 'asksOld' | 'busy' | 'refusal'> {
  confirmError?: string;
}

function Screen({ confirmError, ...rest }: Arguments) {
  // A new object at every render would keep the form answering for ever.
  const errors = useMemo(
    () => (confirmError ? { confirmNewPassword: { type: 'custom', message: confirmError } } : {}),
    [confirmError],
  );
  const form = useForm<ChangePasswordValues>({ errors });
  return (
    <ChangePasswordForm userName="ana_cruz" form={form} {...rest} onSubmit={() => undefined} />
  );
}

const meta: Meta<typeof Screen> = {
  title: 'Screens/Change password',
  component: Screen,
  args: { asksOld: true, busy: false },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const OldPasswordAsked: Story = {};
export const OldPasswordHeld: Story = { args: { asksOld: false } };
export const NotEqual: Story = { args: { confirmError: 'Confirmation password not matched' } };
export const Saving: Story = { args: { busy: true } };
