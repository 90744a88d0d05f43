/**
 * A value of nginx's configuration.
 * @throws for what could say something else there: a variable, or a line of its own
 */
export function quoted(text: string): string {
  if (/[$\\\n\r]/.test(text))
    throw new Error(`${JSON.stringify(text)} cannot stand in nginx.conf.`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** A time in milliseconds. */
export const seconds = (ms: number): string => `${String(ms / 1_000)}s`;

export interface MapEntry {
  /** A word as it is, or `"~…"` for a pattern. */
  readonly key: string;
  /** As it stands in the configuration. */
  readonly value: string;
}

/** A variable that follows from another. */
export function mapBlock(
  source: string,
  target: string,
  { entries, other = '""' }: { readonly entries: readonly MapEntry[]; readonly other?: string },
): string {
  const lines = entries.map(({ key, value }) => `  ${key} ${value};`);
  return [`map ${source} ${target} {`, `  default ${other};`, ...lines, '}'].join('\n');
}

/** Lines of a block, two spaces further in. */
export const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

export const location = (what: string, ...lines: readonly string[]): string =>
  [`location ${what} {`, indented(lines.join('\n')), '}'].join('\n');

/** Headers by name, with values as they stand in the configuration. */
export type Headers = Readonly<Record<string, string>>;

/** For how long browsers keep to https: said with every answer that came by it, and by nobody else. */
export const strictTransport = {
  header: 'Strict-Transport-Security',
  variable: '$playhouse_strict',
} as const;

const strict: Headers = { [strictTransport.header]: strictTransport.variable };

/** nginx drops inherited headers as soon as a location adds one, so each location gets them all. */
export const addHeaders = (...groups: readonly Headers[]): string =>
  [...groups, strict]
    .flatMap((group) => Object.entries(group))
    .map(([name, value]) => `add_header ${name} ${value} always;`)
    .join('\n');
