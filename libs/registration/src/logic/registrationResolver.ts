import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FieldName, RegistrationValues } from './fields';
import type { FormField } from './formModel';
import { typedValue, validateField } from './validateField';

/** Judges a number against the numbering plan of the country that was picked. */
export type NumberCheck = (typed: string) => Promise<boolean>;

async function keyOfIssue(
  field: FormField,
  values: RegistrationValues,
  isNumber: NumberCheck,
): Promise<string | undefined> {
  const issue = validateField(field, values);
  if (issue) return issue.key;
  if (field.name !== 'mobileNum' || values.mobileNum === '') return undefined;
  return (await isNumber(typedValue(field, values))) ? undefined : 'registration.mobileInvalid';
}

/**
 * Checks the whole form by the platform's rules (REG-14). An error's `type` is the key of its text, so
 * that a change of language translates what is already shown.
 */
export function registrationResolver(
  fields: readonly FormField[],
  isNumber: NumberCheck,
): Resolver<RegistrationValues> {
  return async (values) => {
    const errors: FieldErrors<RegistrationValues> = {};
    for (const field of fields) {
      const key = await keyOfIssue(field, values, isNumber);
      if (key !== undefined) errors[field.name] = { type: key };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** The first field of the form that has an error: it receives the focus (REG-13). */
export function firstInvalid(
  fields: readonly FormField[],
  errors: FieldErrors<RegistrationValues>,
): FieldName | undefined {
  return fields.find((field) => errors[field.name] !== undefined)?.name;
}
