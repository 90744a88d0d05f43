import type { MessageId } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Field, Form, SegmentedControl, TextInput } from '@playhouse/ui-kit';
import type { walletCalls } from '@playhouse/wps';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountName, cardFields, filled } from '../logic/cardRules';
import { emptyAccount, toNewAccount } from '../logic/payoutValues';
import type { PayoutValues } from '../logic/payoutValues';
import type { NewBankCard, NewLocalAccount } from '../useAddPayoutAccount';
import { useFieldText } from '../useFieldText';
import { BankCardFields } from './BankCardFields';
import { LocalAccountFields } from './LocalAccountFields';
import { PayoutTerms } from './PayoutTerms';
import { SecretField } from './SecretField';
import styles from './SecurityForm.module.css';

export interface PayoutAccountFormProps {
  /** At least one. */
  readonly methods: readonly walletCalls.PayoutMethod[];
  readonly banks: readonly { readonly code: string; readonly name: string }[];
  /** Name on file, which an account carries too. */
  readonly payeeName: string;
  /** Typed on an earlier visit. */
  readonly typed?: Partial<PayoutValues> | undefined;
  /** The payment password where the player has just given it; else the form asks. */
  readonly paymentPassword?: string | undefined;
  /** Text of the button. @default 'member.security.save' */
  readonly submit?: MessageId;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onType?: (values: PayoutValues) => void;
  readonly onSubmit: (account: NewBankCard | NewLocalAccount) => void;
}

/** Adds an account that withdrawals go to: a bank card, or one of a local way (KYC-01). */
export function PayoutAccountForm(props: PayoutAccountFormProps) {
  const { methods, banks, payeeName, typed, paymentPassword, pending, refusal } = props;
  const { submit = 'member.security.save', onType, onSubmit } = props;
  const { formatMessage } = useIntl();
  const form = useForm<PayoutValues>({
    defaultValues: { ...emptyAccount(methods), accountName: payeeName, ...typed },
    mode: 'onTouched',
  });
  const { register, control, handleSubmit, setValue } = form;
  const told = useFieldText(form);
  const values = useWatch({ control });
  useEffect(() => {
    onType?.({ ...emptyAccount([]), ...values });
  }, [onType, values]);
  const method = methods.find(({ id }) => id === values.methodId) ?? methods[0];
  const isBank = method?.type === 'bank';
  // The step before it has just been done.
  const leadIn = useEffectEvent(() => {
    if (paymentPassword !== undefined) form.setFocus(isBank ? 'bankCode' : 'account');
  });
  useEffect(() => leadIn(), []);
  if (method === undefined) return false;
  const choose = (id: string) => {
    setValue('methodId', id);
    setValue('accountType', methods.find((each) => each.id === id)?.accountTypes[0] ?? '');
  };
  const send = handleSubmit((sent) =>
    onSubmit(toNewAccount(method, { ...sent, ...(paymentPassword ? { paymentPassword } : {}) })),
  );
  return (
    <FormProvider {...form}>
      <Form className={styles.form} onSubmit={send} refusal={refusal}>
        {methods.length > 1 && (
          <SegmentedControl
            label={formatMessage({ id: 'member.security.method' })}
            options={methods.map(({ id, name }) => ({ value: id, label: name }))}
            value={method.id}
            onChange={choose}
          />
        )}
        <PayoutTerms method={method} />
        {isBank ? <BankCardFields banks={banks} /> : <LocalAccountFields method={method} />}
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
        {paymentPassword === undefined && (
          <SecretField
            label={<FormattedMessage id="member.security.paymentPassword" />}
            error={told('paymentPassword')}
            control={register('paymentPassword', { validate: filled })}
          />
        )}
        <Button type="submit" block loading={pending}>
          <FormattedMessage id={submit} />
        </Button>
      </Form>
    </FormProvider>
  );
}
