import type { SmsState } from '@playhouse/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FindPasswordForm } from './FindPasswordForm';
import type { FindPasswordValues } from './FindPasswordForm';

interface Arguments {
  sms: SmsState;
  sent: boolean;
  busy: boolean;
  mobileError?: string;
}

const philippines = { region: 'PH', name: 'Philippines', dialingCode: '63', flag: '🇵🇭' };
const phone = {
  dialingCode: '63',
  country: philippines,
  countries: [philippines],
  pick: () => undefined,
  prepare: () => undefined,
};

const ignore = () => undefined;

function Screen({ sms, sent, busy, mobileError }: Arguments) {
  // A new object at every render would keep the form answering for ever.
  const errors = useMemo(
    () => (mobileError ? { mobileNum: { type: 'custom', message: mobileError } } : {}),
    [mobileError],
  );
  const form = useForm<FindPasswordValues>({ errors });
  const code = {
    state: sms,
    canSend: sms.status === 'idle',
    sent,
    external: false,
    request: { error: null, submittedAt: 0 },
    send: ignore,
    verify: () => Promise.reject(new Error('Not in a story.')),
  };
  return <FindPasswordForm form={form} code={code} phone={phone} busy={busy} onSubmit={ignore} />;
}

const meta: Meta<typeof Screen> = {
  title: 'Screens/Find password',
  component: Screen,
  args: { sms: { status: 'idle' }, sent: false, busy: false },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Sending: Story = { args: { sms: { status: 'sending' } } };
export const CodeSent: Story = {
  args: { sms: { status: 'counting', secondsLeft: 48 }, sent: true },
};
export const CodeSentEarlier: Story = { args: { sent: true } };
export const NumberTooShort: Story = {
  args: { mobileError: 'Enter at least 9 digits' },
};
export const Submitting: Story = { args: { sent: true, busy: true } };
