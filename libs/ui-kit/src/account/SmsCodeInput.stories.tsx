import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../form/Field';
import { SmsCodeInput } from './SmsCodeInput';

const meta = {
  title: 'Parts/SmsCodeInput',
  parameters: {
    part: {
      use: 'Where a code is sent by short message and typed in.',
      do: 'Leave the countdown to it: it goes on across screens.',
      dont: 'Send a code before the number has been checked.',
      keys: { Tab: 'goes to the box, then to the button that sends', Enter: 'presses the button' },
    },
  },
  component: SmsCodeInput,
  args: { state: { status: 'idle' }, canSend: true, onSend: fn(), onCode: fn() },
  render: (args) => (
    <Field label="SMS code" required>
      <SmsCodeInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof SmsCodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const NumberNotValid: Story = { args: { canSend: false } };

export const Sending: Story = { args: { state: { status: 'sending' }, canSend: false } };

export const Counting: Story = {
  args: { state: { status: 'counting', secondsLeft: 48 }, canSend: false },
};

export const Closed: Story = { args: { disabled: true, canSend: false } };
