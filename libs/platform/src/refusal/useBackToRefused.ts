import { useEffect } from 'react';
import type { Refusal } from './useRefusal';

/**
 * Brings the player back to the field that was refused, with what they typed selected.
 *
 * @param setFocus of the form, as react-hook-form has it
 */
export function useBackToRefused<Field extends string>(
  setFocus: (field: Field, options: { readonly shouldSelect: boolean }) => void,
  refusal: Refusal<Field> | undefined,
): void {
  const { field, error } = refusal ?? {};
  useEffect(() => {
    if (field !== undefined) setFocus(field, { shouldSelect: true });
  }, [field, error, setFocus]);
}
