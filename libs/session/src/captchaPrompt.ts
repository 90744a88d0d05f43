import type { FieldBounds } from '@playhouse/wps';
import type { IntlShape } from 'react-intl';

/** Asks for the digits of a captcha, and says how many they are where the platform's rule does. */
export function captchaPrompt({ formatMessage }: IntlShape, rule: FieldBounds): string {
  const { minLength, maxLength } = rule;
  return maxLength !== undefined && minLength === maxLength
    ? formatMessage({ id: 'session.field.captchaDigits' }, { count: maxLength })
    : formatMessage({ id: 'in_vwrite_code' });
}
