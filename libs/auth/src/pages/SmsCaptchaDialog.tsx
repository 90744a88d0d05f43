import { isOutOfReach, useRefusal } from '@playhouse/platform';
import type { Attempt } from '@playhouse/platform';
import { Dialog } from '@playhouse/ui-kit';
import { captchaDemanded, errorCodes } from '@playhouse/wps';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { useAskedCaptcha } from '../hooks/useAskedCaptcha';
import { useAuthForm } from '../hooks/useAuthForm';
import { useRules } from '../hooks/useRules';
import { smsCaptchaMessages } from '../messages/smsCaptchaMessages';
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
      title={<FormattedMessage {...smsCaptchaMessages.title} />}
      description={<FormattedMessage {...smsCaptchaMessages.text} />}
    >
      <Digits onClose={onClose} send={send} />
    </Dialog>
  );
}

const refusedFields = {
  [errorCodes.captchaRequired]: 'captcha',
  [errorCodes.captchaWrong]: 'captcha',
} as const;

function Digits({ onClose, send }: Omit<SmsCaptchaDialogProps, 'open'>) {
  const ruled = useRules();
  const captcha = useAskedCaptcha('sms', true);
  const schema = useMemo(() => z.object({ captcha: ruled('captcha') }), [ruled]);
  const form = useAuthForm(schema, { captcha: '' });

  const [attempt, setAttempt] = useState<Attempt>({ error: null, submittedAt: 0 });
  const refusal = useRefusal(refusedFields, attempt);

  const submit = async (values: SmsCaptchaValues) => {
    try {
      await send(values.captcha);
      onClose();
    } catch (error) {
      const isLost = isOutOfReach(error);
      // No digits would help: the form that asked for the code tells why.
      if (!isLost && !captchaDemanded(error)) return onClose();
      setAttempt({ error, submittedAt: Date.now() });
      // What never arrived used nothing up; the picture and what was read from it stay.
      if (isLost) return;
      captcha.refresh();
      form.resetField('captcha');
    }
  };
  return <SmsCaptchaForm form={form} captcha={captcha} refusal={refusal} onSubmit={submit} />;
}
