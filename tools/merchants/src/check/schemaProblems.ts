import { describeIssue, flagNames, moduleNames } from '@playhouse/whitelabel';
import type * as z from 'zod/mini';
import { didYouMean } from './nearest';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

type Issue = z.core.$ZodIssue;
type Schema = z.ZodMiniType;

/** Names that an object's key may have, by the schema it sits in. */
function keysAt(schema: z.ZodMiniObject, path: readonly PropertyKey[]): readonly string[] {
  if (path[0] === 'flags') return flagNames;
  if (path[0] === 'modules') return moduleNames;
  let shape: Record<string, unknown> = schema.shape;
  for (const key of path) {
    const child = shape[String(key)] as { _zod?: { def?: { shape?: Record<string, unknown> } } };
    shape = child?._zod?.def?.shape ?? {};
  }
  return Object.keys(shape);
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

const where = (path: readonly PropertyKey[]) => (path.length === 0 ? 'the file' : path.join('.'));

function problemsOf(issue: Issue, file: JsonFile, schema: z.ZodMiniObject): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    const kind = issue.path[0] === 'flags' ? 'flag' : 'key';
    return issue.keys.map((key) => {
      const text = `unknown ${kind} "${key}" in ${where(issue.path)}${didYouMean(key, known)}`;
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
  const hint = typeof value === 'string' ? didYouMean(value, known) : '';
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
