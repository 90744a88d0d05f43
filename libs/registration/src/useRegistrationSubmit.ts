import { useErrorText, usePlatform } from '@playhouse/platform';
import type { Captcha, SmsCode } from '@playhouse/session';
import { toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { needsCheck } from './logic/affiliate';
import type { RegistrationValues } from './logic/fields';
import { registrationPayload } from './logic/payload';
import { refusedField } from './logic/refusedField';
import { registerMethod } from './logic/registerMethod';
import type { RegistrationTab } from './logic/tabs';
import { issueMessages } from './messages';
import type { Affiliate } from './useAffiliate';
import type { CountryChoice } from './useCountry';
import { useRegister } from './useRegister';
import type { RegistrationForm } from './useRegistrationForm';

export interface SubmitParts {
  readonly tab: RegistrationTab;
  readonly model: RegistrationForm;
  readonly country: CountryChoice;
  readonly sms: SmsCode;
  readonly captcha: Captcha;
  readonly affiliate: Affiliate;
  readonly onRegistered: () => void;
}

/** Sends the form: invitation code first, then the proof of the number, then the registration itself. */
export function useRegistrationSubmit(parts: SubmitParts) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const platform = usePlatform();
  const register = useRegister();
  const { tab, model, country, sms, captcha, affiliate } = parts;
  const asks = (name: string) => model.fields.some((field) => field.name === name);

  const refuse = (error: unknown) => {
    // A captcha is good for one try.
    if (asks('captcha')) {
      model.form.setValue('captcha', '');
      captcha.refresh();
    }
    const field = refusedField(error);
    if (field === undefined || !asks(field)) return;
    model.form.setError(field, { type: 'server', message: errorText(error).text });
    model.focus(field);
  };

  const invitationHolds = async (values: RegistrationValues) => {
    const typed = values.affiliateCode.trim();
    if (!asks('affiliateCode') || !needsCheck(typed, affiliate.state)) return true;
    if (await affiliate.check(typed)) return true;
    toast.error(formatMessage(issueMessages.invitation_code_error));
    model.form.setError('affiliateCode', { type: 'invitation_code_error' });
    model.focus('affiliateCode');
    return false;
  };

  /** The external service's word for the number; false when it refuses the code. */
  const proofOf = async (values: RegistrationValues) => {
    if (!sms.external || !asks('verificationCode')) return undefined;
    try {
      return (await sms.verify(values.verificationCode.trim())).idToken;
    } catch {
      model.form.setError('verificationCode', { type: 'registration.codeWrong' });
      model.focus('verificationCode');
      return false;
    }
  };

  const send = async (values: RegistrationValues) => {
    if (!(await invitationHolds(values))) return;
    const proof = await proofOf(values);
    if (proof === false) return;
    try {
      const numbered = { ...values, mobileNum: country.toNational(values.mobileNum.trim()) };
      const settled = affiliate.state.status === 'valid' ? affiliate.state.code : undefined;
      const payload = registrationPayload(model.fields, numbered, {
        countryDialingCode: country.dialingCode,
        hostname: window.location.hostname,
        method: registerMethod(platform),
        settledAffiliate: settled,
        firebaseIdToken: proof,
      });
      await register.mutateAsync({ tab, payload });
    } catch (error) {
      refuse(error);
      return;
    }
    parts.onRegistered();
  };
  return { submit: model.submit(send), pending: model.form.formState.isSubmitting };
}
