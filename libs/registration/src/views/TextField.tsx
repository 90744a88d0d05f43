import { Field, PasswordInput, TextInput } from '@playhouse/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { fieldDisplay } from '../logic/fieldDisplay';
import { fieldLabels } from '../logic/fieldLabels';
import type { FormField } from '../logic/formModel';

export interface TextFieldProps {
  readonly field: FormField;
  /** Result of `register(name)` of the form. */
  readonly control: UseFormRegisterReturn;
  readonly error: string;
}

/** A field that is one box: text, password, digits or e-mail. */
export function TextField({ field, control, error }: TextFieldProps) {
  const { input, autoComplete, icon } = fieldDisplay[field.name];
  const common = { ...control, autoComplete, icon, maxLength: field.maxLength };
  return (
    <Field
      label={<FormattedMessage id={fieldLabels[field.name]} />}
      name={field.name}
      required={field.required}
      error={error}
    >
      {input === 'password' ? (
        <PasswordInput {...common} />
      ) : (
        <TextInput
          {...common}
          type={input === 'email' ? 'email' : 'text'}
          digitsOnly={input === 'digits'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
