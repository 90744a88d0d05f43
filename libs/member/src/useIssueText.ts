import type { MessageId } from '@playhouse/i18n';
import { useIntl } from 'react-intl';
import type { FieldError } from 'react-hook-form';
import type { RequestField } from '@playhouse/wps';
import { cardFields } from './logic/cardRules';
import type { Issue } from './logic/cardRules';

const texts: Readonly<Record<Issue, MessageId>> = {
  code: 'member.issue.code',
  mobileNum: 'member.issue.mobileNum',
  mobile: 'member.issue.mobile',
  cpf: 'member.issue.cpf',
  cnpj: 'member.issue.cnpj',
  email: 'member.issue.email',
  random: 'member.issue.random',
  passwordSame: 'member.issue.passwordSame',
  accountNumber: 'member.issue.accountNumber',
  accountName: 'member.feedback.length',
  passwordWeak: 'platform.error.paymentPasswordWeak',
  required: 'ui.field.required',
};

const isIssue = (issue: string): issue is Issue => Object.hasOwn(texts, issue);

const bounds: Readonly<Record<string, RequestField>> = cardFields;

/** The text below a field: of the rule that it breaks. */
export function useIssueText(): (error: FieldError | undefined) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    const issue = error?.message ?? '';
    if (!isIssue(issue)) return issue;
    const { minLength, maxLength } = bounds[issue] ?? {};
    return formatMessage({ id: texts[issue] }, { minLength, maxLength });
  };
}
