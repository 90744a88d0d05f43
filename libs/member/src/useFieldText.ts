import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useIssueText } from './useIssueText';
import type { Refusal } from './useRefusal';

/**
 * The text below each field of a form: of the rule it breaks, or what the platform said of it. A refusal brings the
 * player back to its field.
 */
export function useFieldText<Values extends FieldValues>(
  { formState, getFieldState, setFocus }: UseFormReturn<Values>,
  refusal: Refusal<FieldPath<Values>> | undefined,
): (name: FieldPath<Values>) => string {
  const issue = useIssueText();
  const { field, text = '', error } = refusal ?? {};
  useEffect(() => {
    if (field !== undefined) setFocus(field, { shouldSelect: true });
  }, [field, error, setFocus]);
  return (name) => issue(getFieldState(name, formState).error) || (name === field ? text : '');
}
