import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useIssueText } from './useIssueText';

/** The text below each field of a form: of the rule that it breaks. */
export function useFieldText<Values extends FieldValues>({
  formState,
  getFieldState,
}: UseFormReturn<Values>): (name: FieldPath<Values>) => string {
  const issue = useIssueText();
  return (name) => issue(getFieldState(name, formState).error);
}
