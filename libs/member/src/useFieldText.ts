import { useBackToRefused } from '@playhouse/platform';
import type { Refusal } from '@playhouse/platform';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useIssueText } from './useIssueText';

/**
 * The text below each field of a form: of the rule it breaks, or what the platform said of it. A refusal brings the
 * player back to its field.
 */
export function useFieldText<Values extends FieldValues>(
  { formState, getFieldState, setFocus }: UseFormReturn<Values>,
  refusal: Refusal<FieldPath<Values>> | undefined,
): (name: FieldPath<Values>) => string {
  const issue = useIssueText();
  const { field, text = '' } = refusal ?? {};
  useBackToRefused(setFocus, refusal);
  return (name) => issue(getFieldState(name, formState).error) || (name === field ? text : '');
}
