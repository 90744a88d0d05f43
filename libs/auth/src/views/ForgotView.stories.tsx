import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { ForgotByEmailForm } from './ForgotByEmailForm';
import type { ForgotValues } from './ForgotByEmailForm';
import { ForgotByPhoneForm } from './ForgotByPhoneForm';
import type { ForgotByPhoneValues } from './ForgotByPhoneForm';
import { ForgotView } from './ForgotView';
import type { ForgotWay } from './ForgotView';

interface Arguments {
  way: ForgotWay;
  phoneOffered: boolean;
  mailsPassword: boolean;
  busy: boolean;
  /** The message under the e-mail address. */
  emailError?: string;
}

const ignore = () => undefined;

function ByEmail({ mailsPassword, busy, emailError }: Arguments) {
  // A new object at every render would keep the form answering for ever.
  const errors = useMemo(
    () => (emailError ? { email: { type: 'custom', message: emailError } } : {}),
    [emailError],
  );
  const form = useForm<ForgotValues>({ errors });
  return (
    <ForgotByEmailForm form={form} mailsPassword={mailsPassword} busy={busy} onSubmit={ignore} />
  );
}

const philippines = { region: 'PH', name: 'Philippines', dialingCode: '63', flag: '🇵🇭' };
const phone = {
  dialingCode: '63',
  country: philippines,
  countries: [philippines],
  pick: ignore,
  prepare: ignore,
};

function ByPhone({ busy }: Arguments) {
  const form = useForm<ForgotByPhoneValues>();
  return <ForgotByPhoneForm form={form} phone={phone} busy={busy} onSubmit={ignore} />;
}

function Screen(props: Arguments) {
  return (
    <ForgotView
      way={props.way}
      ways={props.phoneOffered ? ['phone', 'email'] : ['email']}
      onWay={ignore}
      onService={ignore}
    >
      {props.way === 'phone' ? <ByPhone {...props} /> : <ByEmail {...props} />}
    </ForgotView>
  );
}

const meta: Meta<typeof Screen> = {
  title: 'Screens/Forgot password',
  component: Screen,
  args: { way: 'email', phoneOffered: true, mailsPassword: false, busy: false },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = { args: { way: 'phone' } };
export const EMail: Story = {};
export const OnlyEMail: Story = { args: { phoneOffered: false } };
export const PasswordIsMailed: Story = { args: { mailsPassword: true } };
export const Sending: Story = { args: { busy: true } };
export const MalformedEMail: Story = {
  args: { emailError: 'Enter an e-mail address such as name@example.com' },
};
