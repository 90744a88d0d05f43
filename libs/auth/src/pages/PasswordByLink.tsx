import { useRefusal } from '@playhouse/platform';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import { useLoginWithNewPassword } from '../hooks/useLoginWithNewPassword';
import { useRules } from '../hooks/useRules';
import { useSetByLink } from '../useSetByLink';
import { LinkEnded } from '../views/LinkEnded';
import { NewPasswordForm } from '../views/NewPasswordForm';
import type { NewPasswordValues } from '../views/NewPasswordForm';

const refusedFields = { [errorCodes.passwordSame]: 'newPassword' } as const;

/** Sets a password by the token of a letter's link, then logs in with it. */
export function PasswordByLink({ token }: { readonly token: string }) {
  const ruled = useRules();
  const setByLink = useSetByLink();
  const afterwards = useLoginWithNewPassword();
  const schema = useMemo(() => z.object({ newPassword: ruled('password') }), [ruled]);
  const form = useAuthForm(schema, { newPassword: '' });
  const refusal = useRefusal(refusedFields, setByLink);
  if (setByLink.data === 'ended') return <LinkEnded />;

  const submit = ({ newPassword }: NewPasswordValues) =>
    setByLink.mutate(
      { token, newPassword },
      {
        onSuccess: (done) => {
          if (done !== 'ended') afterwards.logIn(done.userName, newPassword);
        },
        onError: (error) => {
          if (!(error instanceof BusinessError) || error.code !== errorCodes.passwordSame) return;
          form.resetField('newPassword');
        },
      },
    );
  return (
    <NewPasswordForm
      form={form}
      busy={setByLink.isPending || afterwards.busy}
      refusal={refusal}
      onSubmit={submit}
    />
  );
}
