import { useRefusal } from '@playhouse/platform';
import type { Refusal } from '@playhouse/platform';
import { sessionPassword, useSession } from '@playhouse/session';
import { confirm } from '@playhouse/ui-kit';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAuthForm } from '../hooks/useAuthForm';
import { useRules } from '../hooks/useRules';
import { changePasswordSchema } from '../logic/changePassword';
import { useChangePassword } from '../useChangePassword';
import { ChangePasswordForm } from '../views/ChangePasswordForm';
import type { ChangePasswordValues } from '../views/ChangePasswordForm';

function tellSame(): void {
  void confirm({
    notice: true,
    title: <FormattedMessage id="auth.change.sameTitle" />,
    text: <FormattedMessage id="auth.change.same" />,
  });
}

const refusedFields = { [errorCodes.passwordWrong]: 'oldPassword' } as const;

/** `/m/changePsw` (CHPW-01 to CHPW-06). */
export function ChangePasswordPage() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const ruled = useRules();
  const change = useChangePassword();
  const [held, setHeld] = useState(() => sessionPassword.get());
  const asksOld = held === undefined;
  // Nobody knows what became of a try whose answer never came.
  const [inDoubt, setInDoubt] = useState(false);
  const refusal = useRefusal(refusedFields, change);
  const schema = useMemo(
    () =>
      changePasswordSchema({
        oldPassword: asksOld ? ruled('loginPassword') : undefined,
        newPassword: ruled('password'),
        confirmEmpty: formatMessage({ id: 'auth.issue.confirmEmpty' }),
        confirmDiffers: formatMessage({ id: 'auth.issue.confirmDiffers' }),
      }),
    [asksOld, ruled, formatMessage],
  );
  const form = useAuthForm(schema, { oldPassword: '', newPassword: '', confirmNewPassword: '' });

  const submit = (values: ChangePasswordValues) => {
    const oldPassword = held ?? values.oldPassword;
    if (values.newPassword === oldPassword) {
      tellSame();
      return;
    }
    change.mutate(
      { ...values, oldPassword },
      {
        onError: (error) => {
          if (!(error instanceof BusinessError)) {
            setInDoubt(true);
          } else if (error.code === errorCodes.passwordWrong) {
            // The password that the session holds is out of date: it was changed elsewhere.
            sessionPassword.clear();
            setHeld(undefined);
          }
        },
      },
    );
  };
  const textOf = ({ field, error, text }: Refusal) => {
    if (field !== undefined)
      return inDoubt ? formatMessage({ id: 'auth.change.maybeChanged' }) : text;
    // Where the platform has not refused it may have changed it.
    return error instanceof BusinessError
      ? formatMessage({ id: 'auth.change.notChanged' }, { reason: text })
      : text;
  };
  return (
    <ChangePasswordForm
      userName={session?.userName ?? ''}
      form={form}
      asksOld={asksOld}
      busy={change.isPending}
      refusal={refusal && { ...refusal, text: textOf(refusal) }}
      onSubmit={submit}
    />
  );
}
