import type { MessageId } from '@playhouse/i18n';
import { useCallback } from 'react';
import { captchaPrompt } from '@playhouse/session';
import { useIntl } from 'react-intl';
import type { FieldError } from 'react-hook-form';
import type { FormField } from './logic/formModel';

/** By the key of a rule: the platform's own where it names one, else its charset. */
const texts = new Map<string, MessageId>([
  ['registration.required', 'ui.field.required'],
  ['registration.paymentPasswordWeak', 'platform.error.paymentPasswordWeak'],
  ['rule.digits', 'registration.rule.digits'],
  ['rule.letters', 'registration.rule.letters'],
  ['rule.alphanumeric', 'registration.rule.alphanumeric'],
  ['rule.username', 'registration.rule.username'],
  ['rule.email', 'registration.rule.email'],
  ['rule.line', 'registration.rule.any'],
  ['rule.any', 'registration.rule.any'],
]);

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
      const isId = (text: string): text is MessageId => Object.hasOwn(messages, text);
      const id = texts.get(key) ?? (isId(key) ? key : texts.get(`rule.${field.charset}`));
      return id === undefined ? '' : formatMessage({ id }, values);
    },
    [intl],
  );
}
