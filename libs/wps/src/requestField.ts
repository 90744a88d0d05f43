import type * as z from 'zod/mini';
import type { CallBody, Call } from './contract/define';

/** A call's rule for a text of its body. */
export interface RequestField {
  /** Bounds in characters; `Infinity` where the call has none. */
  readonly minLength: number;
  readonly maxLength: number;
  /** Whether the call takes that text; one that may be left out may be empty. */
  readonly fits: (text: string) => boolean;
}

const isOptional = (schema: z.core.$ZodType): schema is z.ZodMiniOptional<z.ZodMiniType> =>
  schema._zod.def.type === 'optional';

const isText = (schema: z.core.$ZodType): schema is z.ZodMiniString =>
  schema._zod.def.type === 'string';

type LengthCheck = z.core.$ZodCheckMinLengthDef | z.core.$ZodCheckMaxLengthDef;

/** The bound that a check of a text's length sets; nothing where the text has no such check. */
function boundOf<Check extends LengthCheck>(
  schema: z.ZodMiniString,
  kind: Check['check'],
): Partial<Check> {
  const checks = schema.def.checks?.map((check) => check._zod.def) ?? [];
  return (checks.find(({ check }) => check === kind) as Check | undefined) ?? {};
}

/**
 * A text of a call's body as its schema has it, for the form that asks for it: what a form lets through, the platform takes.
 * @throws TypeError when the body has no text of that name
 */
export function requestField<C extends Call>(
  call: C,
  name: keyof CallBody<C> & string,
): RequestField {
  const body = call.body as z.ZodMiniObject<Record<string, z.ZodMiniType>> | undefined;
  const field = body?.shape[name];
  const schema = field && isOptional(field) ? field.def.innerType : field;
  if (!field || !schema || !isText(schema)) {
    throw new TypeError(`${call.name} takes no text "${name}"`);
  }
  const { minimum: minLength = 0 } = boundOf<z.core.$ZodCheckMinLengthDef>(schema, 'min_length');
  const { maximum: maxLength = Infinity } = boundOf<z.core.$ZodCheckMaxLengthDef>(
    schema,
    'max_length',
  );
  const fits = (text: string) =>
    (schema !== field && text === '') || schema.safeParse(text).success;
  return { minLength, maxLength, fits };
}
