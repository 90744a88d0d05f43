import { safeReturnTo } from '@playhouse/navigation';
import { useCaptcha, useSmsCode } from '@playhouse/session';
import { SocialButtons, Tabs, toast } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldRules } from '../logic/rules';
import type { RegistrationTab } from '../logic/tabs';
import { pageMessages } from '../messages';
import { useAffiliate } from '../useAffiliate';
import { useCountry } from '../useCountry';
import { useRegistrationForm } from '../useRegistrationForm';
import { useRegistrationSubmit } from '../useRegistrationSubmit';
import { useSocialProviders, useSocialSignIn } from '../useSocialSignIn';
import { InvitedNote } from '../views/InvitedNote';
import { RegistrationForm } from '../views/RegistrationForm';

export interface RegisterFormProps {
  readonly rules: FieldRules;
  /** The ways to register, the default one first; at least one. */
  readonly tabs: readonly RegistrationTab[];
}

/** Joins the form with what it needs of the platform: codes, captcha, invitation and the registration. */
export function RegisterForm({ rules, tabs }: RegisterFormProps) {
  const { register } = useMerchant();
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const [tab, setTab] = useState<RegistrationTab>(tabs[0] ?? 'username');
  const affiliate = useAffiliate(search);
  const country = useCountry(tab === 'mobile' || rules.mobileNum.enabled);
  const model = useRegistrationForm({
    rules,
    tab,
    affiliateSettled: affiliate.state.status === 'valid',
    affiliateCode: affiliate.state.status === 'none' ? '' : affiliate.state.code,
    isNumber: country.isNumber,
  });
  const mobileNum = country.validNumber(
    useWatch({ control: model.form.control, name: 'mobileNum' }),
  );
  const sms = useSmsCode(
    'register',
    mobileNum === undefined ? undefined : { mobileNum, countryDialingCode: country.dialingCode },
  );
  const captcha = useCaptcha(
    'register',
    model.fields.some((field) => field.name === 'captcha'),
  );
  const leave = useLeave();
  const { submit, pending } = useRegistrationSubmit({
    tab,
    model,
    country,
    sms,
    captcha,
    affiliate,
    onRegistered: () => {
      toast.success(formatMessage(pageMessages.welcome));
      leave();
    },
  });
  const form = (
    <RegistrationForm
      key={tab}
      form={model.form}
      fields={model.fields}
      country={country}
      sms={sms}
      captcha={captcha}
      age={register.age}
      pending={pending}
      onSubmit={() => void submit()}
    />
  );
  const switchTo = (next: RegistrationTab) => {
    model.form.clearErrors();
    setTab(next);
  };
  return (
    <>
      {affiliate.state.status === 'valid' && <InvitedNote code={affiliate.state.code} />}
      {tabs.length > 1 ? (
        <Tabs
          label={formatMessage(pageMessages.tabs)}
          items={tabs.map((value) => ({ value, label: <TabLabel tab={value} /> }))}
          value={tab}
          onChange={switchTo}
          variant="pill"
          fill
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      {tab === 'username' && <Social onDone={leave} />}
    </>
  );
}

function TabLabel({ tab }: { readonly tab: RegistrationTab }) {
  return (
    <FormattedMessage {...(tab === 'mobile' ? pageMessages.tabMobile : pageMessages.tabUsername)} />
  );
}

function Social({ onDone }: { readonly onDone: () => void }) {
  const providers = useSocialProviders();
  const signIn = useSocialSignIn(onDone);
  return (
    <SocialButtons
      names={providers}
      pending={signIn.isPending ? signIn.variables : undefined}
      onSelect={(name) => signIn.mutate(name)}
    />
  );
}

/** Leads the new member to where they were going, or home. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => void navigate(safeReturnTo(query.get('returnTo')), { replace: true });
}
