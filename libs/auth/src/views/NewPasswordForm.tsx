import type { Refusal } from '@playhouse/platform';
import { AccountForm, Button, Card, Field, Page, PasswordInput } from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';

export interface NewPasswordValues {
  newPassword: string;
}

export interface NewPasswordFormProps {
  readonly form: UseFormReturn<NewPasswordValues>;
  readonly busy: boolean;
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: NewPasswordValues) => void;
}

/** Sets a password by the link of a letter. */
export function NewPasswordForm({ form, busy, refusal, onSubmit }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const { errors } = form.formState;
  return (
    <Page title={formatMessage({ id: 'screens.findPassword' })}>
      <Card look="raised">
        <AccountForm onSubmit={form.handleSubmit(onSubmit)} refusal={refusal}>
          <Field
            label={<FormattedMessage id="auth.field.newPassword" />}
            name="newPassword"
            error={errors.newPassword?.message}
            required
          >
            <PasswordInput
              {...form.register('newPassword')}
              icon="lock"
              autoComplete="new-password"
              enterKeyHint="send"
            />
          </Field>
          <Button type="submit" size="l" block loading={busy}>
            <FormattedMessage id="auth.password.submit" />
          </Button>
        </AccountForm>
      </Card>
    </Page>
  );
}
