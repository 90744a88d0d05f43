import { useRefusal } from '@playhouse/platform';
import { useFlag } from '@playhouse/whitelabel';
import { errorCodes, isEmail } from '@playhouse/wps';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import { useRules } from '../hooks/useRules';
import { useForgotByEmail } from '../useForgotByEmail';
import { ForgotByEmailForm } from '../views/ForgotByEmailForm';

const refusedFields = { [errorCodes.userUnknown]: 'username' } as const;

/** The e-mail way (FORGOT-02 to FORGOT-04). Blanks around what was typed do not count. */
export function ForgotByEmail() {
  const { formatMessage } = useIntl();
  const ruled = useRules();
  const forgot = useForgotByEmail();
  const schema = useMemo(() => {
    const username = ruled('loginUsername');
    const error = formatMessage({ id: 'in_email_incorrect' });
    return z.object({
      username: z.pipe(z.string().check(z.trim()), username),
      email: z.string().check(z.refine((value) => isEmail(value.trim()), { error })),
    });
  }, [ruled, formatMessage]);
  const mailsPassword = useFlag('MAILPASSWORD3');
  const form = useAuthForm(schema, { username: '', email: '' });
  return (
    <ForgotByEmailForm
      form={form}
      mailsPassword={mailsPassword}
      busy={forgot.isPending}
      refusal={useRefusal(refusedFields, forgot)}
      onSubmit={(values) => forgot.mutate(values)}
    />
  );
}
