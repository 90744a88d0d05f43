import { isOutOfReach, usePlatform, useRefusal } from '@playhouse/platform';
import { toast } from '@playhouse/ui-kit';
import { BusinessError, errorCodes } from '@playhouse/wps';
import type { ErrorCode } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import { codeInForce } from './logic/affiliate';
import type { FieldName, RegistrationValues } from './logic/fields';
import { registrationPayload } from './logic/payload';
import { registerMethod } from './logic/registerMethod';
import { asks, invitationHolds, mark, requestSmsProof } from './submitSteps';
import type { SubmitParts } from './submitSteps';
import { useRegister } from './useRegister';

const refusedFields: Readonly<Partial<Record<ErrorCode, FieldName>>> = {
  [errorCodes.usernameExists]: 'username',
  [errorCodes.mobileExists]: 'mobileNum',
  [errorCodes.captchaRequired]: 'captcha',
  [errorCodes.captchaWrong]: 'captcha',
  [errorCodes.codeWrong]: 'verificationCode',
  [errorCodes.codeExpired]: 'verificationCode',
  [errorCodes.invitationCodeWrong]: 'affiliateCode',
  [errorCodes.agentInfoWrong]: 'affiliateCode',
  [errorCodes.referrerLinkWrong]: 'recommenderId',
};

/** Sends the form: invitation code first, then the proof of the number, then the registration itself. */
export function useRegistrationSubmit(parts: SubmitParts, onRegistered: () => void) {
  const { formatMessage } = useIntl();
  const platform = usePlatform();
  const register = useRegister();
  const { tab, model, country, captcha, affiliate } = parts;
  const refusal = useRefusal(refusedFields, register, parts.sms.request);
  const tellInvitation = () => toast.error(formatMessage({ id: 'invitation_code_error' }));

  const refuse = (error: unknown) => {
    // A request that did not reach the platform has used up neither captcha nor code.
    if (isOutOfReach(error)) return;
    // A captcha is good for one try.
    if (asks(parts, 'captcha')) {
      model.form.setValue('captcha', '');
      captcha.refresh();
    }
    const isInvitation =
      error instanceof BusinessError && error.code === errorCodes.invitationCodeWrong;
    if (isInvitation) tellInvitation();
  };

  const send = async (values: RegistrationValues) => {
    if (!(await invitationHolds(parts, values))) {
      tellInvitation();
      return mark(parts, 'affiliateCode', 'invitation_code_error');
    }
    const proof = await requestSmsProof(parts, values);
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
  return { submit: model.submit(send), pending: model.form.formState.isSubmitting, refusal };
}
