import { useCallback } from 'react';
import { captchaPrompt } from '@playhouse/session';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { FieldError } from 'react-hook-form';
import type { FormField } from './logic/formModel';
import { issueMessages } from './messages';

const texts: Readonly<Record<string, MessageDescriptor>> = issueMessages;

/** The text of an error under its field, by the key that the platform's rule names (REG-14). */
export function useIssueText(): (field: FormField, error: FieldError | undefined) => string {
  const intl = useIntl();
  return useCallback(
    (field, error) => {
      if (!error) return '';
      if (field.name === 'captcha') return captchaPrompt(intl, field);
      const { formatMessage, messages } = intl;
      const key = error.type;
      const values = { minLength: field.minLength, maxLength: field.maxLength };
      // A merchant may bring texts of its own for its rules; a key without one says what the rule is.
      const known = texts[key] ?? (messages[key] === undefined ? undefined : { id: key });
      const text = known ?? texts[`rule.${field.charset}`];
      return text ? formatMessage(text, values) : '';
    },
    [intl],
  );
}
