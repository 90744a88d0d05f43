import { sampleArt } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { emptyValues, fieldNames } from '../logic/fields';
import type { FieldName, RegistrationValues } from '../logic/fields';
import { formFields } from '../logic/formModel';
import type { FormField } from '../logic/formModel';
import { rulesWith } from '../logic/testRules';
import type { RegistrationTab } from '../logic/tabs';
import { Announcements } from './Announcements';
import { InvitedNote } from './InvitedNote';
import { RegistrationForm } from './RegistrationForm';
import { RegistrationFrame } from './RegistrationFrame';

interface Arguments {
  tab: RegistrationTab;
  fields: Partial<Record<FieldName, 'required' | 'optional'>>;
  asksPassword: boolean;
  pending: boolean;
  errors: Partial<Record<FieldName, string>>;
  invited: boolean;
  counting: boolean;
}

const countries = [
  { region: 'PH', name: 'Philippines', dialingCode: '63', flag: '🇵🇭' },
  { region: 'SG', name: 'Singapore', dialingCode: '65', flag: '🇸🇬' },
];
const every = Object.fromEntries(
  fieldNames.map((name): [FieldName, 'optional'] => [name, 'optional']),
);
const ignore = () => undefined;
const captcha = {
  image: undefined,
  loading: false,
  sounding: false,
  listen: ignore,
  refresh: ignore,
};

function fieldsOf({ tab, fields, asksPassword, invited }: Arguments): readonly FormField[] {
  return formFields({
    tab,
    rules: rulesWith(fields),
    mobileAsksCode: true,
    mobileAsksPassword: asksPassword,
    affiliateSettled: invited,
  });
}

const banner = sampleArt('Welcome', 20, 640, 240);

function Screen(props: Arguments) {
  // A new object at every render would keep the form answering for ever.
  const errors = useMemo(() => {
    const entries = Object.entries(props.errors);
    return Object.fromEntries(entries.map(([name, type]) => [name, { type }]));
  }, [props.errors]);
  const form = useForm<RegistrationValues>({ defaultValues: emptyValues, errors });
  const manila = countries.find((one) => one.region === 'PH');
  return (
    <RegistrationFrame
      onBack={() => undefined}
      above={
        <Announcements
          items={[{ bannerId: '1', url: banner, title: 'Welcome gift for newcomers' }]}
        />
      }
    >
      {props.invited && <InvitedNote code="AMIHAN25" />}
      <RegistrationForm
        form={form}
        fields={fieldsOf(props)}
        country={{
          dialingCode: '63',
          country: manila,
          countries,
          pick: () => undefined,
          prepare: () => undefined,
        }}
        sms={{
          state: props.counting ? { status: 'counting', secondsLeft: 42 } : { status: 'idle' },
          canSend: !props.counting,
          send: () => undefined,
        }}
        captcha={captcha}
        age={21}
        pending={props.pending}
        onSubmit={() => Promise.resolve()}
      />
    </RegistrationFrame>
  );
}

const meta: Meta<typeof Screen> = {
  title: 'Screens/Registration',
  component: Screen,
  args: {
    tab: 'username',
    fields: { captcha: 'required', email: 'optional' },
    asksPassword: true,
    pending: false,
    errors: {},
    invited: false,
    counting: false,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Username: Story = {};
export const Mobile: Story = { args: { tab: 'mobile', fields: {} } };
export const MobileCodeSent: Story = { args: { tab: 'mobile', fields: {}, counting: true } };
export const MobileWithoutPassword: Story = {
  args: { tab: 'mobile', fields: {}, asksPassword: false },
};
export const EveryField: Story = { args: { fields: every } };
export const Invited: Story = { args: { invited: true } };
export const Sending: Story = { args: { pending: true } };
export const Errors: Story = {
  args: {
    errors: {
      username: 'rule.username',
      password: 'rule.any',
      confirmPassword: 'in_incorrect_password',
      captcha: 'in_vwrite_code',
    },
  },
};
