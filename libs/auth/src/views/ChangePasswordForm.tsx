import type { Refusal } from '@playhouse/platform';
import {
  AccountForm,
  Button,
  Card,
  Field,
  Page,
  PasswordInput,
  TextInput,
} from '@playhouse/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';

export interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

export interface ChangePasswordFormProps {
  readonly userName: string;
  readonly form: UseFormReturn<ChangePasswordValues>;
  /** Whether the old password has to be typed: none is held in the session (CHPW-01). */
  readonly asksOld: boolean;
  readonly busy: boolean;
  /** Why the last try changed nothing. */
  readonly refusal?: Refusal | undefined;
  readonly onSubmit: (values: ChangePasswordValues) => void;
}

/** Changes the password of the member who is logged in (CHPW-01, CHPW-04). */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { userName, form, asksOld, refusal, busy, onSubmit } = props;
  const { register, handleSubmit, trigger, formState } = form;
  const { errors, touchedFields } = formState;
  const { formatMessage } = useIntl();
  // A confirmation that was already typed is compared again.
  const compare = () => {
    if (touchedFields.confirmNewPassword) void trigger('confirmNewPassword');
  };
  return (
    <Page title={formatMessage({ id: 'screens.changePassword' })}>
      <Card look="raised">
        <AccountForm onSubmit={handleSubmit(onSubmit)} refusal={refusal}>
          <Field label={<FormattedMessage id="session.field.username" />}>
            <TextInput value={userName} readOnly autoComplete="username" icon="user" />
          </Field>
          {asksOld && <OldPassword form={form} />}
          <Field
            label={<FormattedMessage id="auth.field.newPassword" />}
            error={errors.newPassword?.message}
            required
          >
            <PasswordInput
              {...register('newPassword', { onChange: compare })}
              icon="lock"
              autoComplete="new-password"
              enterKeyHint="next"
            />
          </Field>
          <Field
            label={<FormattedMessage id="session.field.confirmPassword" />}
            error={errors.confirmNewPassword?.message}
            required
          >
            <PasswordInput
              {...register('confirmNewPassword')}
              icon="lock"
              autoComplete="new-password"
              enterKeyHint="send"
            />
          </Field>
          <Button type="submit" size="l" block loading={busy}>
            <FormattedMessage id="ui.confirm" />
          </Button>
        </AccountForm>
      </Card>
    </Page>
  );
}

function OldPassword({ form }: Pick<ChangePasswordFormProps, 'form'>) {
  const { register, formState } = form;
  return (
    <Field
      label={<FormattedMessage id="auth.field.oldPassword" />}
      name="oldPassword"
      error={formState.errors.oldPassword?.message}
      required
    >
      <PasswordInput
        {...register('oldPassword')}
        icon="lock"
        autoComplete="current-password"
        enterKeyHint="next"
      />
    </Field>
  );
}
