import { useCaptcha, useSmsCode } from '@playhouse/session';
import { useOffered } from '@playhouse/ui-kit';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { codeInForce } from './logic/affiliate';
import type { FieldRules } from './logic/rules';
import type { RegistrationTab, RegistrationTabs } from './logic/tabs';
import type { SubmitParts } from './submitSteps';
import { useAffiliate } from './useAffiliate';
import { useCountry } from './useCountry';
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
    choose(next);
  };
  return { tab, switchTo, keepTab, model, country, sms, captcha, affiliate };
}
