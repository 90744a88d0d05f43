import { usePhone } from '@playhouse/phone';
import { numberInWait, useCaptcha, useSmsCode } from '@playhouse/session';
import { useOffered } from '@playhouse/ui-kit';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { codeInForce } from './logic/affiliate';
import type { FieldRules } from './logic/rules';
import type { RegistrationTab, RegistrationTabs } from './logic/tabs';
import type { SubmitParts } from './submitSteps';
import { useAffiliate } from './useAffiliate';
import { useRegistrationForm } from './useRegistrationForm';

export interface Registration extends SubmitParts {
  switchTo(tab: RegistrationTab): void;
  /** Somebody began to fill in the form: what the platform offers later takes them to no other tab. */
  keepTab(): void;
}

/** The form and what it needs of the platform: country, code, captcha and invitation. */
export function useRegistration(rules: FieldRules, tabs: RegistrationTabs): Registration {
  const { search } = useLocation();
  const { shown: tab, choose, keep: keepTab } = useOffered(tabs);
  const affiliate = useAffiliate(search);
  const [waiting] = useState(() => numberInWait('register'));
  const phone = usePhone({
    given: waiting !== undefined,
    dialingCode: waiting?.countryDialingCode,
  });
  const model = useRegistrationForm({
    rules,
    tab,
    affiliateSettled: codeInForce(affiliate.state) !== undefined,
    affiliateCode: affiliate.state.status === 'none' ? '' : affiliate.state.code,
    mobileNum: waiting?.mobileNum ?? '',
    isNumber: phone.isNumber,
  });
  const read = phone.read(useWatch({ control: model.form.control, name: 'mobileNum' }));
  const sms = useSmsCode('register', read.known);
  const captcha = useCaptcha(
    'register',
    model.fields.some(({ name }) => name === 'captcha'),
  );
  const switchTo = (next: RegistrationTab) => {
    model.form.clearErrors();
    choose(next);
  };
  const country = { ...phone, ...read };
  return { tab, switchTo, keepTab, model, country, sms, captcha, affiliate };
}
