import type { Refusal } from '@playhouse/platform';
import type { SmsState, SocialProvider } from '@playhouse/session';
import { SocialButtons } from '@playhouse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { PromptedCaptcha } from '../hooks/usePromptedCaptcha';
import { LoginView } from './LoginView';
import { OtherWay } from './OtherWay';
import { SmsForm } from './SmsForm';
import type { SmsValues } from './SmsForm';
import { UsernameForm } from './UsernameForm';
import type { UsernameValues } from './UsernameForm';

const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Arguments {
  method: 'username' | 'sms';
  smsOffered: boolean;
  remember: boolean;
  /** Whether a failed login asked for a captcha. */
  captcha: 'none' | 'shown' | 'loading';
  busy: boolean;
  trialBusy: boolean;
  social: readonly SocialProvider[];
  sms: SmsState;
  /** Messages under the fields, by name. */
  errors: Readonly<Record<string, string>>;
  /** Whether too many passwords have been tried. */
  limited: boolean;
  /** Why the last login was refused. */
  refusal: Refusal | undefined;
  trialRefusal: Refusal | undefined;
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

function captchaOf(state: Arguments['captcha']): PromptedCaptcha | undefined {
  if (state === 'none') return undefined;
  const loading = state === 'loading';
  const sound = { sounding: false, listen: ignore };
  const prompt = 'Enter the 4 digits in the picture';
  return {
    image: loading ? undefined : image,
    loading,
    failed: false,
    ...sound,
    prompt,
    refresh: ignore,
  };
}

function useFieldErrors(errors: Arguments['errors']) {
  // A new object at every render would keep the form answering for ever.
  return useMemo(() => {
    const entries = Object.entries(errors);
    return Object.fromEntries(
      entries.map(([name, message]) => [name, { type: 'custom', message }]),
    );
  }, [errors]);
}

function Username({ errors, captcha, limited, smsOffered, ...shown }: Arguments) {
  const form = useForm<UsernameValues>({ errors: useFieldErrors(errors) });
  return (
    <>
      <UsernameForm
        form={form}
        captcha={captchaOf(captcha)}
        remember={shown.remember}
        busy={shown.busy}
        refusal={shown.refusal}
        onSubmit={ignore}
      />
      {limited && <OtherWay onCode={smsOffered ? ignore : undefined} />}
    </>
  );
}

function Sms({ errors, captcha, remember, busy, sms }: Arguments) {
  const form = useForm<SmsValues>({ errors: useFieldErrors(errors) });
  const code = {
    state: sms,
    canSend: sms.status === 'idle',
    sent: sms.status === 'counting',
    external: false,
    request: { error: null, submittedAt: 0 },
    send: ignore,
    verify: () => Promise.reject(new Error('Not in a story.')),
  };
  return (
    <SmsForm
      form={form}
      code={code}
      phone={phone}
      captcha={captchaOf(captcha)}
      remember={remember}
      busy={busy}
      onSubmit={ignore}
    />
  );
}

function Screen(props: Arguments) {
  return (
    <LoginView
      merchantName="Amihanda"
      method={props.method}
      methods={props.smsOffered ? ['username', 'sms'] : ['username']}
      trialBusy={props.trialBusy}
      trialRefusal={props.trialRefusal}
      onMethod={ignore}
      onTrial={ignore}
      onService={ignore}
      onBack={ignore}
      social={<SocialButtons names={props.social} onSelect={ignore} />}
    >
      {props.method === 'username' ? <Username {...props} /> : <Sms {...props} />}
    </LoginView>
  );
}

const meta: Meta<typeof Screen> = {
  title: 'Screens/Login',
  component: Screen,
  args: {
    method: 'username',
    smsOffered: true,
    remember: true,
    captcha: 'none',
    busy: false,
    trialBusy: false,
    social: [],
    sms: { status: 'idle' },
    errors: {},
    limited: false,
    refusal: undefined,
    trialRefusal: undefined,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const ByUsername: Story = {};
export const Refused: Story = {
  args: {
    captcha: 'shown',
    refusal: {
      text: 'The username or password is wrong. Check both and try again.',
      error: 'refused',
    },
  },
};
export const CaptchaRefused: Story = {
  args: {
    captcha: 'shown',
    refusal: {
      text: 'This verification code is wrong. Check it and enter it again.',
      error: 'refused',
      field: 'captcha',
    },
  },
};
export const TrialRefused: Story = {
  args: {
    trialRefusal: {
      text: 'Your account cannot use this, or it is closed for now.',
      error: 'refused',
    },
  },
};
export const WithoutSms: Story = { args: { smsOffered: false } };
export const WithoutRemembering: Story = { args: { remember: false } };
export const WithExternalAccounts: Story = { args: { social: ['facebook', 'google'] } };
export const CaptchaAsked: Story = { args: { captcha: 'shown' } };
export const CaptchaLoading: Story = { args: { captcha: 'loading' } };
export const TooManyTries: Story = { args: { limited: true, captcha: 'shown' } };
export const TooManyTriesWithoutSms: Story = { args: { limited: true, smsOffered: false } };
export const LoggingIn: Story = { args: { busy: true } };
export const StartingTrial: Story = { args: { trialBusy: true } };
export const Errors: Story = {
  args: {
    captcha: 'shown',
    errors: {
      username: 'Use 4 to 16 letters, digits or underscores',
      password: 'Enter your password',
      captcha: 'Enter all digits in the picture',
    },
  },
};
export const BySms: Story = { args: { method: 'sms' } };
export const SmsCounting: Story = {
  args: { method: 'sms', sms: { status: 'counting', secondsLeft: 42 } },
};
export const SmsErrors: Story = {
  args: {
    method: 'sms',
    errors: {
      mobileNum: 'Enter at least 6 digits',
      messageCode: 'Enter the digits of the code we sent you',
    },
  },
};
