import { Field, Select, TextInput } from '@playhouse/ui-kit';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountNumber, cardFields, filled } from '../logic/cardRules';
import type { PayoutValues } from '../logic/payoutValues';
import { useFieldText } from '../useFieldText';

export interface BankCardFieldsProps {
  readonly banks: readonly { readonly code: string; readonly name: string }[];
}

/** Bank and number of the form around it. */
export function BankCardFields({ banks }: BankCardFieldsProps) {
  const { formatMessage } = useIntl();
  const form = useFormContext<PayoutValues>();
  const told = useFieldText(form);
  return (
    <>
      <Field
        label={<FormattedMessage id="member.security.bank" />}
        required
        error={told('bankCode')}
      >
        <Select
          placeholder={formatMessage({ id: 'member.security.bank.choose' })}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.register('bankCode', { validate: filled, shouldUnregister: true })}
        />
      </Field>
      <Field
        label={<FormattedMessage id="member.security.accountNumber" />}
        name="accountNumber"
        required
        error={told('accountNumber')}
      >
        <TextInput
          digitsOnly
          autoComplete="off"
          maxLength={cardFields.accountNumber.maxLength}
          {...form.register('accountNumber', { validate: accountNumber, shouldUnregister: true })}
        />
      </Field>
    </>
  );
}
