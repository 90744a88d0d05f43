import { isWeakPaymentPassword, keepsRule } from '@playhouse/wps';
import type { RegistrationValues } from './fields';
import type { FormField } from './formModel';

/** Why a field is refused; bounds are for the text. */
export interface FieldIssue {
  readonly key: string;
  readonly minLength: number;
  readonly maxLength: number;
}

function issue(field: FormField, key: string): FieldIssue {
  return { key, minLength: field.minLength, maxLength: field.maxLength };
}

/** The part of a value that its rule judges: blanks, dashes and a plus in a phone number are left out. */
function judged(value: string, { name }: FormField): string {
  return name === 'mobileNum' ? value.replace(/[+ ()-]/g, '') : value;
}

function confirmIssue(field: FormField, values: RegistrationValues): FieldIssue | undefined {
  if (values.confirmPassword === '') return issue(field, 'in_incorrect_password');
  // Reported once, beside the second of the two: the player sees both and one message.
  return values.password !== '' && values.password !== values.confirmPassword
    ? issue(field, 'in_confirmation_correct')
    : undefined;
}

/** Text fields are judged without the blanks around them; passwords may begin or end with one. */
export function typedValue(field: Pick<FormField, 'name'>, values: RegistrationValues): string {
  const value = values[field.name];
  return /password/i.test(field.name) ? value : value.trim();
}

/** A code is asked for along with a number, wherever the number itself is optional (REG-19). */
function isAsked(field: FormField, values: RegistrationValues): boolean {
  return field.required || (field.name === 'verificationCode' && values.mobileNum.trim() !== '');
}

/** Judges one field by the platform's rule; an optional empty field passes (REG-14 to REG-16). */
export function validateField(
  field: FormField,
  values: RegistrationValues,
): FieldIssue | undefined {
  if (field.name === 'confirmPassword') return confirmIssue(field, values);
  const value = typedValue(field, values);
  if (field.name === 'captcha') {
    // At most six, whatever the platform's rule says (REG-16).
    const maxLength = Math.min(field.maxLength, 6);
    const good = value !== '' && keepsRule(value, { ...field, maxLength, charset: 'digits' });
    return good ? undefined : issue(field, 'in_vwrite_code');
  }
  if (value === '')
    return isAsked(field, values) ? issue(field, 'registration.required') : undefined;
  if (!keepsRule(judged(value, field), field))
    return issue(field, field.messageKey ?? `rule.${field.charset}`);
  const isWeak = field.name === 'paymentPassword' && isWeakPaymentPassword(value);
  return isWeak ? issue(field, 'registration.paymentPasswordWeak') : undefined;
}
