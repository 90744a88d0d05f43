/** Keys from the file's root to a value. */
export type TokenPath = readonly string[];

/** A fault at a place of a file of design tokens. */
export interface TokenProblem {
  readonly path: TokenPath;
  readonly message: string;
}

/** A token of a file, its alias followed. */
export interface FileToken {
  readonly path: TokenPath;
  readonly type: string | undefined;
  readonly value: unknown;
  /** The path of the token that it stands for, such as `choices.brand`. */
  readonly alias: string | undefined;
}

/** The tokens of a file by their paths, such as `light.color.bg`, and what is wrong with the file. */
export interface TokenFile {
  readonly tokens: ReadonlyMap<string, FileToken>;
  readonly problems: readonly TokenProblem[];
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const aliasPattern = /^\{([^{}]+)\}$/;

/** Tokens and groups below a group; a type holds for all that is in it and says no other. */
function walk(group: Group, path: TokenPath, inherited: string | undefined): readonly FileToken[] {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$value' in group) {
    const value = group['$value'];
    const alias = typeof value === 'string' ? aliasPattern.exec(value)?.[1] : undefined;
    return [{ path, type, value, alias }];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) =>
      isGroup(inner)
        ? walk(inner, [...path, name], type)
        : [{ path: [...path, name], type, value: undefined, alias: undefined }],
    );
}

/** Follows aliases to a value. @returns the token with its value, or a fault in words */
function follow(token: FileToken, tokens: ReadonlyMap<string, FileToken>): FileToken | string {
  const passed = new Set<FileToken>();
  let end = token;
  while (end.alias !== undefined) {
    passed.add(end);
    const next = tokens.get(end.alias);
    if (next === undefined) return `stands for "${end.alias}", which is not there`;
    if (passed.has(next)) return `stands for itself by "${end.alias}"`;
    end = next;
  }
  if (end.value === undefined) return 'is neither a token with a $value nor a group';
  return { ...token, type: token.type ?? end.type, value: end.value };
}

/** Reads a file of the Design Tokens Format Module (2025.10): groups, inherited types, aliases. */
export function readTokenFile(file: unknown): TokenFile {
  if (!isGroup(file))
    return { tokens: new Map(), problems: [{ path: [], message: 'must be an object of tokens' }] };
  const raw = new Map(walk(file, [], undefined).map((token) => [token.path.join('.'), token]));
  const tokens = new Map<string, FileToken>();
  const problems: TokenProblem[] = [];
  for (const [name, token] of raw) {
    const found = follow(token, raw);
    if (typeof found === 'string') problems.push({ path: token.path, message: found });
    else tokens.set(name, found);
  }
  return { tokens, problems };
}
