import { safeReturnTo } from '@playhouse/navigation';
import { useRefusal } from '@playhouse/platform';
import { useLogin, useSocialSignIn } from '@playhouse/session';
import { FormRefusal, SocialButtons, Tabs, toast } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldRules } from '../logic/rules';
import type { RegistrationTab, RegistrationTabs } from '../logic/tabs';
import { useRegistration } from '../useRegistration';
import { useRegistrationSubmit } from '../useRegistrationSubmit';
import { InvitedNote } from '../views/InvitedNote';
import { RegistrationForm } from '../views/RegistrationForm';

export interface RegisterFormProps {
  readonly rules: FieldRules;
  readonly tabs: RegistrationTabs;
}

/** The form under its tabs, from what is typed to what the platform answers (REG-01, REG-02). */
export function RegisterForm({ rules, tabs }: RegisterFormProps) {
  const { register } = useMerchant();
  const { formatMessage } = useIntl();
  const parts = useRegistration(rules, tabs);
  const { tab, model, affiliate } = parts;
  const leave = useLeave();
  const { submit, pending, refusal } = useRegistrationSubmit(parts, () => {
    toast.success(formatMessage({ id: 'registration.welcome' }));
    leave();
  });
  return (
    <>
      {affiliate.state.status === 'valid' && <InvitedNote code={affiliate.state.code} />}
      <Tabs
        label={formatMessage({ id: 'registration.tabs' })}
        items={tabs.map((value) => ({ value, label: <TabLabel tab={value} /> }))}
        value={tab}
        onChange={parts.switchTo}
        onUse={parts.keepTab}
        fill
      >
        <RegistrationForm
          form={model.form}
          fields={model.fields}
          country={parts.country}
          sms={parts.sms}
          captcha={parts.captcha}
          age={register.age}
          pending={pending}
          refusal={refusal}
          onSubmit={submit}
        />
      </Tabs>
      {tab === 'username' && <Social onDone={leave} />}
    </>
  );
}

function TabLabel({ tab }: { readonly tab: RegistrationTab }) {
  return (
    <FormattedMessage
      id={tab === 'mobile' ? 'session.field.mobileNum' : 'registration.tab.username'}
    />
  );
}

function Social({ onDone }: { readonly onDone: () => void }) {
  const login = useLogin({ form: true });
  const social = useSocialSignIn({
    busy: login.isPending,
    logIn: (body) => login.mutate(body, { onSuccess: onDone }),
  });
  const refusal = useRefusal({}, social.attempt, login);
  return (
    <>
      <SocialButtons names={social.providers} pending={social.pending} onSelect={social.start} />
      <FormRefusal refusal={refusal} />
    </>
  );
}

/** Leads the new member to where they were going, or home. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => void navigate(safeReturnTo(query.get('returnTo')), { replace: true });
}
