import { useCaptcha, useSmsCode } from '@playhouse/session';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { codeInForce } from './logic/affiliate';
import type { FieldRules } from './logic/rules';
import type { RegistrationTab } from './logic/tabs';
import type { SubmitParts } from './submitSteps';
import { useAffiliate } from './useAffiliate';
import { useCountry } from './useCountry';
import { useRegistrationForm } from './useRegistrationForm';

export interface Registration extends SubmitParts {
  switchTo(tab: RegistrationTab): void;
}

/** The form and what it needs of the platform: country, code, captcha and invitation. */
export function useRegistration(rules: FieldRules, tabs: readonly RegistrationTab[]): Registration {
  const { search } = useLocation();
  const [chosen, setTab] = useState<RegistrationTab>();
  // The platform's flags may come after the form, and take a way to register away (WL-02).
  const tab = tabs.find((offered) => offered === chosen) ?? tabs[0] ?? 'username';
  const affiliate = useAffiliate(search);
  const country = useCountry(tab === 'mobile' || rules.mobileNum.enabled);
  const model = useRegistrationForm({
    rules,
    tab,
    affiliateSettled: codeInForce(affiliate.state) !== undefined,
    affiliateCode: affiliate.state.status === 'none' ? '' : affiliate.state.code,
    isNumber: country.isNumber,
  });
  const typed = useWatch({ control: model.form.control, name: 'mobileNum' });
  const mobileNum = country.validNumber(typed);
  const number =
    mobileNum === undefined ? undefined : { mobileNum, countryDialingCode: country.dialingCode };
  const sms = useSmsCode('register', number);
  const captcha = useCaptcha(
    'register',
    model.fields.some(({ name }) => name === 'captcha'),
  );
  const switchTo = (next: RegistrationTab) => {
    model.form.clearErrors();
    setTab(next);
  };
  return { tab, switchTo, model, country, sms, captcha, affiliate };
}
