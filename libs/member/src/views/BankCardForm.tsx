import { Button, Field, Form, Select, TextInput } from '@playhouse/ui-kit';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountName, accountNumber, cardFields, filled } from '../logic/cardRules';
import { securityMessages } from '../messages/securityMessages';
import { useIssueText } from '../useIssueText';
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
  /** What the platform said of the payment password. */
  readonly refusal?: string | undefined;
  readonly onSubmit: (values: BankCardValues) => void;
}

/** Adds a bank card (KYC-01). */
export function BankCardForm({ banks, payeeName, pending, refusal, onSubmit }: BankCardFormProps) {
  const { formatMessage } = useIntl();
  const issue = useIssueText();
  const { register, handleSubmit, formState } = useForm<BankCardValues>({
    defaultValues: {
      bankCode: '',
      accountName: payeeName,
      accountNumber: '',
      paymentPassword: '',
    },
    mode: 'onTouched',
  });
  const { errors } = formState;
  return (
    <Form className={styles.form} onSubmit={handleSubmit(onSubmit)}>
      <Field
        label={<FormattedMessage {...securityMessages.bank} />}
        required
        error={issue(errors.bankCode)}
      >
        <Select
          placeholder={formatMessage(securityMessages.chooseBank)}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
          {...register('bankCode', { validate: filled })}
        />
      </Field>
      <Field
        label={<FormattedMessage {...securityMessages.accountName} />}
        required
        error={issue(errors.accountName)}
      >
        <TextInput
          autoComplete="name"
          maxLength={cardFields.accountName.maxLength}
          {...register('accountName', { validate: accountName })}
        />
      </Field>
      <Field
        label={<FormattedMessage {...securityMessages.accountNumber} />}
        required
        error={issue(errors.accountNumber)}
      >
        <TextInput
          digitsOnly
          autoComplete="off"
          maxLength={cardFields.accountNumber.maxLength}
          {...register('accountNumber', { validate: accountNumber })}
        />
      </Field>
      <SecretField
        label={<FormattedMessage {...securityMessages.paymentPassword} />}
        error={issue(errors.paymentPassword) || refusal}
        control={register('paymentPassword', { validate: filled })}
      />
      <Button type="submit" block loading={pending}>
        <FormattedMessage {...securityMessages.save} />
      </Button>
    </Form>
  );
}
