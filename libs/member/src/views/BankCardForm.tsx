import type { Refusal } from '@playhouse/platform';
import { Button, Field, Form, Select, TextInput } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountName, accountNumber, cardFields, filled } from '../logic/cardRules';
import { useFieldText } from '../useFieldText';
import { SecretField } from './SecretField';
import styles from './SecurityForm.module.css';

export interface BankCardValues {
  bankCode: string;
  accountName: string;
  accountNumber: string;
  paymentPassword: string;
}

export interface BankCardFormProps {
  readonly banks: readonly { readonly code: string; readonly name: string }[];
  /** Name on file, which a card usually carries too. */
  readonly payeeName: string;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: BankCardValues) => void;
}

/** Adds a bank card (KYC-01). */
export function BankCardForm({ banks, payeeName, pending, refusal, onSubmit }: BankCardFormProps) {
  const { formatMessage } = useIntl();
  const form = useForm<BankCardValues>({
    defaultValues: {
      bankCode: '',
      accountName: payeeName,
      accountNumber: '',
      paymentPassword: '',
    },
    mode: 'onTouched',
  });
  const { register, handleSubmit } = form;
  const told = useFieldText(form);
  return (
    <Form className={styles.form} onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      <Field
        label={<FormattedMessage id="member.security.bank" />}
        required
        error={told('bankCode')}
      >
        <Select
          placeholder={formatMessage({ id: 'member.security.bank.choose' })}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
          {...register('bankCode', { validate: filled })}
        />
      </Field>
      <Field
        label={<FormattedMessage id="member.security.accountName" />}
        name="accountName"
        required
        error={told('accountName')}
      >
        <TextInput
          autoComplete="name"
          maxLength={cardFields.accountName.maxLength}
          {...register('accountName', { validate: accountName })}
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
          {...register('accountNumber', { validate: accountNumber })}
        />
      </Field>
      <SecretField
        label={<FormattedMessage id="member.security.paymentPassword" />}
        error={told('paymentPassword')}
        control={register('paymentPassword', { validate: filled })}
      />
      <Button type="submit" block loading={pending}>
        <FormattedMessage id="member.security.save" />
      </Button>
    </Form>
  );
}
