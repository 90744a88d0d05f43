import { useIntl } from 'react-intl';
import type { FieldError } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { securityIssues } from './messages/securityMessages';

const texts: Readonly<Record<string, MessageDescriptor>> = securityIssues;

/** The text below a field: of the rule it breaks, or what the platform said. */
export function useIssueText(): (error: FieldError | undefined) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    if (!error) return '';
    const text = texts[error.message ?? ''];
    return text ? formatMessage(text) : (error.message ?? '');
  };
}
