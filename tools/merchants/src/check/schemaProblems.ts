import { describeIssue, explainLeak } from '@playhouse/whitelabel';
import type * as z from 'zod/mini';
import { asBrowsersWrite, browserOrigin } from './browserHost';
import { didYouMean } from './didYouMean';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

type Issue = z.core.$ZodIssue;
type Schema = z.ZodMiniType;

/** The parts of a schema's definition that lead to the schema of an inner value. */
interface Definition {
  readonly innerType?: Inner;
  readonly element?: Inner;
  readonly valueType?: Inner;
  readonly keyType?: Inner;
  readonly shape?: Readonly<Record<string, Inner>>;
  readonly entries?: Readonly<Record<string, unknown>>;
}
interface Inner {
  readonly _zod: { readonly def: object };
}

/** Names that the keys of an object may have, by the schema of that object. */
function keysAt(schema: Inner, path: readonly PropertyKey[]): readonly string[] {
  const def: Definition = schema._zod.def;
  if (def.innerType) return keysAt(def.innerType, path);
  const [key, ...rest] = path;
  if (key === undefined) {
    const names: Definition = def.keyType?._zod.def ?? {};
    return Object.keys(def.shape ?? names.entries ?? {});
  }
  const next = def.shape?.[String(key)] ?? def.element ?? def.valueType;
  return next ? keysAt(next, rest) : [];
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

const where = (path: readonly PropertyKey[]) => (path.length === 0 ? 'the file' : path.join('.'));

const hintOfOrigin = (value: string) => asBrowsersWrite(value, browserOrigin(value));

function problemsOf(issue: Issue, file: JsonFile, schema: z.ZodMiniObject): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    const kind = issue.path[0] === 'flags' ? 'flag' : 'key';
    return issue.keys.map((key) => {
      const text =
        explainLeak(issue.path, key) ??
        `unknown ${kind} "${key}" in ${where(issue.path)}${didYouMean(key, known)}`;
      return file.problemAt([...issue.path, key], text, 'key');
    });
  }
  const value = at(file.value, issue.path);
  if (value === undefined) {
    return [
      file.problemAt(issue.path, `${where(issue.path)} is missing; it ${describeIssue(issue)}`),
    ];
  }
  const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const hint = typeof value === 'string' ? didYouMean(value, known) || hintOfOrigin(value) : '';
  const shown = JSON.stringify(value);
  const text = `${where(issue.path)}: ${shown} ${describeIssue(issue)}${hint}`;
  return [file.problemAt(issue.path, text)];
}

/** Parses a file by its schema: the value, or every problem with its place, what is allowed and the nearest name. */
export function parseWith<S extends z.ZodMiniObject & Schema>(
  schema: S,
  file: JsonFile,
): { value?: z.output<S>; problems: readonly Problem[] } {
  if (file.problems.length > 0) return { problems: file.problems };
  const parsed = schema.safeParse(file.value);
  if (parsed.success) return { value: parsed.data, problems: [] };
  return { problems: parsed.error.issues.flatMap((issue) => problemsOf(issue, file, schema)) };
}
