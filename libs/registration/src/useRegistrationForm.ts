import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useFlag } from '@playhouse/whitelabel';
import { emptyValues } from './logic/fields';
import type { FieldName, RegistrationValues } from './logic/fields';
import { formFields } from './logic/formModel';
import type { FormField } from './logic/formModel';
import { firstInvalid, registrationResolver } from './logic/registrationResolver';
import type { NumberCheck } from './logic/registrationResolver';
import type { FieldRules } from './logic/rules';
import type { RegistrationTab } from './logic/tabs';

export interface RegistrationForm {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly fields: readonly FormField[];
  /** Focuses a field and brings it into view (REG-13, REG-17). */
  focus(name: FieldName): void;
  /** Checks everything, then hands on the values; the first invalid field receives the focus. */
  submit(onValid: (values: RegistrationValues) => Promise<void>): () => Promise<unknown>;
}

export interface RegistrationFormOptions {
  readonly rules: FieldRules;
  readonly tab: RegistrationTab;
  readonly affiliateSettled: boolean;
  readonly affiliateCode: string;
  /** A number that a code was sent to before a reload. */
  readonly mobileNum: string;
  readonly isNumber: NumberCheck;
}

function bringIntoView(): void {
  const active = document.activeElement;
  // Not every environment of tests lays out pages.
  if (active instanceof HTMLElement) active.scrollIntoView?.({ block: 'center' });
}

/** One form behind both tabs, so that what was typed on one is there on the other (REG-02). */
export function useRegistrationForm(options: RegistrationFormOptions): RegistrationForm {
  const { rules, tab, affiliateSettled, isNumber } = options;
  const mobileAsksCode = useFlag('REGMOBVERF3');
  const mobileAsksPassword = useFlag('MOBILENUMPASSREG3');
  const fields = useMemo(
    () => formFields({ tab, rules, mobileAsksCode, mobileAsksPassword, affiliateSettled }),
    [tab, rules, mobileAsksCode, mobileAsksPassword, affiliateSettled],
  );
  const form = useForm<RegistrationValues>({
    defaultValues: {
      ...emptyValues,
      affiliateCode: options.affiliateCode,
      mobileNum: options.mobileNum,
    },
    resolver: registrationResolver(fields, isNumber),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const focus = (name: FieldName) => {
    form.setFocus(name);
    bringIntoView();
  };
  return {
    form,
    fields,
    focus,
    submit: (onValid) =>
      form.handleSubmit(onValid, (errors) => {
        const first = firstInvalid(fields, errors);
        if (first) focus(first);
      }),
  };
}
