import type { Phone, PhoneChoice } from '@playhouse/phone';
import type { Captcha, SmsCode } from '@playhouse/session';
import { needsCheck } from './logic/affiliate';
import type { FieldName, RegistrationValues } from './logic/fields';
import type { RegistrationTab } from './logic/tabs';
import type { Affiliate } from './useAffiliate';
import type { RegistrationForm } from './useRegistrationForm';

/** Everything that the steps of a submit work with. */
export interface SubmitParts {
  readonly tab: RegistrationTab;
  readonly model: RegistrationForm;
  readonly country: PhoneChoice & Phone;
  readonly sms: SmsCode;
  readonly captcha: Captcha;
  readonly affiliate: Affiliate;
}

export function asks({ model }: Pick<SubmitParts, 'model'>, name: FieldName): boolean {
  return model.fields.some((field) => field.name === name);
}

/** Whether the typed invitation code is good; asks the platform unless that is known (REG-12). */
export async function invitationHolds(
  parts: SubmitParts,
  values: RegistrationValues,
): Promise<boolean> {
  const typed = values.affiliateCode.trim();
  if (!asks(parts, 'affiliateCode') || !needsCheck(typed, parts.affiliate.state)) return true;
  return parts.affiliate.check(typed);
}

/** The external service's word for the number: `undefined` when none is needed, `false` when it refuses the code. */
export async function requestSmsProof(
  parts: SubmitParts,
  values: RegistrationValues,
): Promise<string | undefined | false> {
  const code = values.verificationCode.trim();
  if (!parts.sms.external || !asks(parts, 'verificationCode') || code === '') return undefined;
  try {
    return (await parts.sms.verify(code)).idToken;
  } catch {
    return false;
  }
}

/** Marks a field and brings the player to it (REG-13, REG-17). */
export function mark({ model }: Pick<SubmitParts, 'model'>, name: FieldName, type: string): void {
  model.form.setError(name, { type });
  model.focus(name);
}
