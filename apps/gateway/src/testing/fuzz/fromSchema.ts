import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { hostileNumbers, hostileTexts, hostileValues } from './hostile';

/** As much of JSON Schema as the contract's inputs use. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** Values that the platform has itself told, by the name of their field: with them a call gets past "not found". */
export type Pool = ReadonlyMap<string, readonly unknown[]>;

function isText(schema: JsonSchema, text: string): boolean {
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const long = text.length >= minLength && text.length <= maxLength;
  return long && (pattern === undefined || new RegExp(pattern).test(text));
}

function texts(schema: JsonSchema): Arbitrary<unknown> {
  const { pattern, minLength = 0, maxLength = 200 } = schema;
  const odd = hostileTexts.filter((each) => isText(schema, each));
  const plain =
    pattern === undefined
      ? fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' })
      : fc.stringMatching(new RegExp(pattern)).filter((each) => isText(schema, each));
  return odd.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...odd));
}

function numbers(schema: JsonSchema): Arbitrary<unknown> {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -1e6;
  const most = schema.maximum ?? 1e6;
  const whole = schema.type === 'integer';
  const odd = hostileNumbers.filter(
    (each) =>
      each >= least &&
      each <= (schema.maximum ?? Infinity) &&
      each !== schema.exclusiveMinimum &&
      (!whole || Number.isSafeInteger(each)),
  );
  const plain = fc.integer({ min: Math.ceil(least), max: Math.min(most, 1e6) });
  return odd.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...odd));
}

function objects(schema: JsonSchema, pool: Pool): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const known = fc.record(
    Object.fromEntries(properties.map(([name, each]) => [name, wellFormed(each, pool, name)])),
    { requiredKeys: [...(schema.required ?? [])] },
  );
  if (typeof schema.additionalProperties !== 'object') return known;
  const free = fc.dictionary(
    fc.oneof(fc.constantFrom(...hostileTexts), fc.string()),
    wellFormed(schema.additionalProperties, pool),
    { maxKeys: 3 },
  );
  return fc.tuple(known, free).map(([one, other]) => Object.assign({}, other, one));
}

function bare(schema: JsonSchema, pool: Pool): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => wellFormed(each, pool)));
  if (schema.allOf !== undefined)
    return bare(Object.assign({}, ...schema.allOf, { allOf: undefined }), pool);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(wellFormed(schema.items ?? {}, pool), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'object':
      return objects(schema, pool);
    default:
      return fc.constantFrom(...hostileValues);
  }
}

/** Values that a schema allows, odd ones first among equals; fields named in the pool often hold its values. */
export function wellFormed(schema: JsonSchema, pool: Pool, name = ''): Arbitrary<unknown> {
  const told = pool.get(name) ?? (/id$/i.test(name) ? pool.get('id') : undefined) ?? [];
  const made = bare(schema, pool);
  return told.length === 0 ? made : fc.oneof(made, fc.constantFrom(...told));
}

/** Values that a schema allows but for one field, which holds a hostile value, or is missing. */
export function nearlyWellFormed(schema: JsonSchema, pool: Pool): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return fc.constantFrom(...hostileValues);
  return fc
    .tuple(wellFormed(schema, pool), fc.constantFrom(...names), fc.constantFrom(...hostileValues))
    .map(([value, name, odd]) => ({ ...Object(value), [name]: odd }));
}
