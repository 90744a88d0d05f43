import { paths } from '@playhouse/navigation';
import { useRefusal } from '@playhouse/platform';
import { useSmsCode } from '@playhouse/session';
import { useSmsFeedback } from '@playhouse/ui-kit';
import { errorCodes } from '@playhouse/wps';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import { useNumberField } from '../hooks/useNumberField';
import { useRules } from '../hooks/useRules';
import { ForgotByPhoneForm } from '../views/ForgotByPhoneForm';

const refusedFields = { [errorCodes.userUnknown]: 'mobileNum' } as const;

/**
 * The way by phone: sends the code, then leads to the screen that takes it (ROUTE-04), where the number stands already.
 * While a code is on its way that screen is led to without another.
 */
export function ForgotByPhone() {
  const ruled = useRules();
  const navigate = useNavigate();
  const { first, phone, national, choice } = useNumberField('password');
  const schema = useMemo(
    () => z.object({ mobileNum: ruled('mobileNum', national) }),
    [ruled, national],
  );
  const form = useAuthForm(schema, { mobileNum: first });
  const mobileNum = useWatch({ control: form.control, name: 'mobileNum' });
  const goOn = () => void navigate(paths.findPassword.href());
  const { state, send, request } = useSmsCode('password', phone.read(mobileNum).number);
  useSmsFeedback(state, goOn);
  return (
    <ForgotByPhoneForm
      form={form}
      phone={choice(mobileNum)}
      busy={state.status === 'sending'}
      refusal={useRefusal(refusedFields, request)}
      onSubmit={state.status === 'counting' ? goOn : send}
    />
  );
}
