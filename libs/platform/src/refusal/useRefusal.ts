import { BusinessError, SessionEndedError } from '@playhouse/wps';
import type { ErrorCode } from '@playhouse/wps';
import { isAbort } from '../isAbort';
import { useErrorText } from '../useErrorText';

/** Why the platform, or the way to it, refused what a form has sent. */
export interface Refusal<Field extends string = string> {
  /** The field that it is about; absent where it is about none. */
  readonly field?: Field | undefined;
  readonly text: string;
  /** The error behind it: the same words with another error are another refusal. */
  readonly error: unknown;
}

/** Something that was sent; a mutation is one. */
export interface Attempt {
  /** `null` while it is on its way, and after success. */
  readonly error: unknown;
  /** Epoch milliseconds; 0 before the first. */
  readonly submittedAt: number;
}

/**
 * The refusal of the last of a form's attempts, to be handed to `Form`. Its mutations say `meta: { form: true }`,
 * so that no toast tells it as well.
 *
 * @param fields by the codes that are about one
 */
export function useRefusal<Field extends string = never>(
  fields: Readonly<Partial<Record<ErrorCode, Field>>>,
  ...attempts: readonly Attempt[]
): Refusal<Field> | undefined {
  const errorText = useErrorText();
  const latest = Math.max(...attempts.map(({ submittedAt }) => submittedAt));
  const error = attempts.find(({ submittedAt }) => submittedAt === latest)?.error ?? undefined;
  // An ended session leads to the login, which tells it; an abort is told nobody.
  if (error === undefined || error instanceof SessionEndedError || isAbort(error)) return undefined;
  const byCode: Readonly<Record<string, Field | undefined>> = fields;
  // A platform may send any word for a code, also one that every object has.
  const isOurs = error instanceof BusinessError && Object.hasOwn(byCode, error.code);
  const field = isOurs ? byCode[error.code] : undefined;
  return { field, text: errorText(error).text, error };
}
