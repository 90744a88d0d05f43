import { BusinessError } from '@playhouse/wps';
import type { ErrorCode } from '@playhouse/wps';
import { useErrorText } from '../useErrorText';

/** What the platform said of one field of a form. */
export interface Refusal<Field extends string> {
  readonly field: Field;
  readonly text: string;
  /** What failed: the same words again are another refusal. */
  readonly error?: unknown;
}

/** The field that a failure is about, by the codes that are about one; `undefined` for any other failure. */
export function useRefusal<Field extends string>(
  error: unknown,
  fields: Readonly<Partial<Record<ErrorCode, Field>>>,
): Refusal<Field> | undefined {
  const errorText = useErrorText();
  if (!(error instanceof BusinessError)) return undefined;
  const byCode: Readonly<Record<string, Field | undefined>> = fields;
  const field = byCode[error.code];
  return field && { field, text: errorText(error).text, error };
}
