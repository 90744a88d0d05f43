/** A nested value as `path: value` lines. Lists stay whole: in them, order is what differs. */
export function flatten(value: unknown, path = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { [path]: JSON.stringify(value) ?? 'undefined' };
  }
  const entries = Object.entries(value).map(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
  return Object.assign({}, ...entries) as Record<string, string>;
}

export interface Difference {
  readonly path: string;
  readonly first: string | undefined;
  readonly second: string | undefined;
}

/** Paths whose values differ, in alphabetical order. */
export function differences(first: unknown, second: unknown): Difference[] {
  const [left, right] = [flatten(first), flatten(second)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
    .sort()
    .filter((path) => left[path] !== right[path])
    .map((path) => ({ path, first: left[path], second: right[path] }));
}
