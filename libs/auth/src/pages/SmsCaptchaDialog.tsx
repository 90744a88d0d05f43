import { isOutOfReach, useErrorText } from '@playhouse/platform';
import { useCaptcha } from '@playhouse/session';
import { Dialog } from '@playhouse/ui-kit';
import { captchaDemanded } from '@playhouse/wps';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useAuthForm } from '../hooks/useAuthForm';
import { captchaField } from '../logic/captcha';
import { issueMessages } from '../messages/fieldMessages';
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

function Digits({ onClose, send }: Omit<SmsCaptchaDialogProps, 'open'>) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const captcha = useCaptcha('sms', true);
  const schema = useMemo(
    () => z.object({ captcha: captchaField(true, formatMessage(issueMessages.captcha)) }),
    [formatMessage],
  );
  const form = useAuthForm(schema, { captcha: '' });

  const submit = async (values: SmsCaptchaValues) => {
    try {
      await send(values.captcha);
      onClose();
    } catch (error) {
      // What never arrived used nothing up; the picture and what was read from it stay.
      if (isOutOfReach(error)) return;
      if (!captchaDemanded(error)) return onClose();
      captcha.refresh();
      form.resetField('captcha');
      form.setError('captcha', { message: errorText(error).text });
      form.setFocus('captcha');
    }
  };
  return <SmsCaptchaForm form={form} captcha={captcha} onSubmit={submit} />;
}
