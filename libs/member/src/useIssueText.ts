import { useIntl } from 'react-intl';
import type { FieldError } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import type { RequestField } from '@playhouse/wps';
import { cardFields } from './logic/cardRules';
import { securityIssues } from './messages/securityMessages';

const texts: Readonly<Record<string, MessageDescriptor>> = securityIssues;
const bounds: Readonly<Record<string, RequestField>> = cardFields;

/** The text below a field: of the rule that it breaks. */
export function useIssueText(): (error: FieldError | undefined) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    const issue = error?.message ?? '';
    const text = texts[issue];
    if (!text) return issue;
    const { minLength, maxLength } = bounds[issue] ?? {};
    return formatMessage(text, { minLength, maxLength });
  };
}
