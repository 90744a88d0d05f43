import { isOutOfReach, useErrorText, usePlatform } from '@playhouse/platform';
import { toast } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { codeInForce } from './logic/affiliate';
import type { RegistrationValues } from './logic/fields';
import { registrationPayload } from './logic/payload';
import { refusedField } from './logic/refusedField';
import { registerMethod } from './logic/registerMethod';
import { issueMessages } from './messages';
import { asks, invitationHolds, mark, proofOf } from './submitSteps';
import type { SubmitParts } from './submitSteps';
import { useRegister } from './useRegister';

/** Sends the form: invitation code first, then the proof of the number, then the registration itself. */
export function useRegistrationSubmit(parts: SubmitParts, onRegistered: () => void) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const platform = usePlatform();
  const register = useRegister();
  const { tab, model, country, captcha, affiliate } = parts;

  const refuse = (error: unknown) => {
    // What never arrived used nothing up.
    if (isOutOfReach(error)) return;
    // A captcha is good for one try.
    if (asks(parts, 'captcha')) {
      model.form.setValue('captcha', '');
      captcha.refresh();
    }
    const field = refusedField(error);
    if (field && asks(parts, field)) mark(parts, field, 'server', errorText(error).text);
  };

  const send = async (values: RegistrationValues) => {
    if (!(await invitationHolds(parts, values))) {
      toast.error(formatMessage(issueMessages.invitation_code_error));
      return mark(parts, 'affiliateCode', 'invitation_code_error');
    }
    const proof = await proofOf(parts, values);
    if (proof === false) return mark(parts, 'verificationCode', 'registration.codeWrong');
    const { number } = country.read(values.mobileNum);
    const numbered = { ...values, mobileNum: number.mobileNum };
    const payload = registrationPayload(model.fields, numbered, {
      countryDialingCode: number.countryDialingCode,
      hostname: window.location.hostname,
      method: registerMethod(platform),
      settledAffiliate: codeInForce(affiliate.state),
      firebaseIdToken: proof,
    });
    // Whoever has left the screen meanwhile is not led anywhere by its answer.
    const ends = { onSuccess: onRegistered, onError: refuse };
    await register.mutateAsync({ tab, payload }, ends).catch(() => undefined);
  };
  return { submit: model.submit(send), pending: model.form.formState.isSubmitting };
}
