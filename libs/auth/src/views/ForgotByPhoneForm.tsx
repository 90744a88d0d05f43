import type { PhoneChoice } from '@playhouse/phone';
import type { Refusal } from '@playhouse/platform';
import { AccountForm, Button } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import styles from './form.module.css';
import { MobileField } from './MobileField';

export interface ForgotByPhoneValues {
  mobileNum: string;
}

export interface ForgotByPhoneFormProps {
  readonly form: UseFormReturn<ForgotByPhoneValues>;
  readonly phone: PhoneChoice;
  readonly busy: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: () => void;
}

/** Finds the account by mobile number: the code goes out from here. */
export function ForgotByPhoneForm({
  form,
  phone,
  busy,
  refusal,
  onSubmit,
}: ForgotByPhoneFormProps) {
  const { register, handleSubmit, formState } = form;
  return (
    <AccountForm onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
      <p className={styles.text}>
        <FormattedMessage id="auth.forgot.byPhoneText" />
      </p>
      <MobileField
        phone={phone}
        error={formState.errors.mobileNum?.message}
        control={register('mobileNum')}
      />
      <Button type="submit" size="l" block loading={busy}>
        <FormattedMessage id="auth.forgot.goOn" />
      </Button>
    </AccountForm>
  );
}
