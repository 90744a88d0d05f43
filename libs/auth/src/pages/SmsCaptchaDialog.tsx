import { isOutOfReach, useRefusal } from '@playhouse/platform';
import { Dialog } from '@playhouse/ui-kit';
import { demandsCaptcha, errorCodes } from '@playhouse/wps';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { usePromptedCaptcha } from '../hooks/usePromptedCaptcha';
import { useAuthForm } from '../hooks/useAuthForm';
import { useRules } from '../hooks/useRules';
import { SmsCaptchaForm } from '../views/SmsCaptchaForm';
import type { SmsCaptchaValues } from '../views/SmsCaptchaForm';

export interface SmsCaptchaDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Asks for the code with what was read; rejects with the platform's refusal. */
  readonly send: (captcha: string) => Promise<unknown>;
}

/** Asks for a captcha before a code is sent, and goes with the code; needs the texts of `auth` (SMS-01, LOGIN-04). */
export function SmsCaptchaDialog({ open, onClose, send }: SmsCaptchaDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="auth.smsCaptcha.title" />}
      description={<FormattedMessage id="auth.smsCaptcha.text" />}
    >
      <Digits onClose={onClose} send={send} />
    </Dialog>
  );
}

/** Where no other digits would help, the form that asked for the code tells why. */
const isToldHere = (error: unknown) => isOutOfReach(error) || demandsCaptcha(error);

const refusedFields = {
  [errorCodes.captchaRequired]: 'captcha',
  [errorCodes.captchaWrong]: 'captcha',
} as const;

function Digits({ onClose, send }: Omit<SmsCaptchaDialogProps, 'open'>) {
  const ruled = useRules();
  const captcha = usePromptedCaptcha('sms', true);
  const schema = useMemo(() => z.object({ captcha: ruled('captcha') }), [ruled]);
  const form = useAuthForm(schema, { captcha: '' });

  const sending = useMutation({
    mutationFn: (digits: string) => send(digits),
    meta: { form: true },
  });
  const { error, submittedAt } = sending;
  const refusal = useRefusal(refusedFields, {
    error: isToldHere(error) ? error : null,
    submittedAt,
  });

  const submit = async (values: SmsCaptchaValues) => {
    try {
      await sending.mutateAsync(values.captcha);
      onClose();
    } catch (failure) {
      if (!isToldHere(failure)) return onClose();
      // A request that never arrived used no captcha up: the picture and the typed digits stay.
      if (isOutOfReach(failure)) return;
      captcha.refresh();
      form.resetField('captcha');
    }
  };
  return <SmsCaptchaForm form={form} captcha={captcha} refusal={refusal} onSubmit={submit} />;
}
