import type { PhoneChoice } from '@playhouse/phone';
import type { Refusal } from '@playhouse/platform';
import type { SmsCode } from '@playhouse/session';
import { AccountForm, Button, Card, Field, Page, PasswordInput } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { MobileField } from './MobileField';
import { SmsCodeField } from './SmsCodeField';

export interface FindPasswordValues {
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
}

export interface FindPasswordFormProps {
  readonly form: UseFormReturn<FindPasswordValues>;
  readonly code: SmsCode;
  readonly phone: PhoneChoice;
  readonly busy: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: FindPasswordValues) => void;
}

/** Sets a password by mobile number and SMS code (SETPW-01, SETPW-02). */
export function FindPasswordForm(props: FindPasswordFormProps) {
  const { form, code, phone, busy, refusal, onSubmit } = props;
  const { register, handleSubmit, setValue, formState } = form;
  const { errors, touchedFields, isDirty } = formState;
  const { formatMessage } = useIntl();
  const touched = isDirty || Object.keys(touchedFields).length > 0;
  return (
    <Page title={formatMessage({ id: 'screens.findPassword' })}>
      <Card look="raised">
        <AccountForm onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
          <MobileField
            phone={phone}
            error={errors.mobileNum?.message}
            control={register('mobileNum')}
          />
          <SmsCodeField
            code={code}
            sentFirst
            error={errors.verificationCode?.message}
            control={register('verificationCode')}
            onCode={(value) => setValue('verificationCode', value, { shouldValidate: true })}
          />
          <Field
            label={<FormattedMessage id="auth.field.newPassword" />}
            name="newPassword"
            error={errors.newPassword?.message}
            required
          >
            <PasswordInput
              {...register('newPassword')}
              icon="lock"
              autoComplete="new-password"
              enterKeyHint="send"
            />
          </Field>
          <Button
            type="submit"
            size="l"
            block
            loading={busy}
            disabled={!touched || Object.keys(errors).length > 0}
          >
            <FormattedMessage id="auth.password.submit" />
          </Button>
        </AccountForm>
      </Card>
    </Page>
  );
}
