import { describeIssue } from '../schema/describeIssue';
import { themeSchema, type Theme, type ThemeInput } from '../schema/themeSchema';
import { deriveTheme } from './deriveTheme';
import { fromDesignColor } from './designColor';
import { choicesExtension, exportTokens } from './designTokens';
import type { Scheme } from './neutrals';
import { parseColor, toHex } from './oklch';
import { readTokenFile, type FileToken, type TokenFile, type TokenProblem } from './readTokenFile';
import { densities, fonts, radii } from './shapes';

/** The theme of a file of design tokens, or everything that is wrong with the file. */
export type ImportedTokens =
  | { readonly ok: true; readonly theme: ThemeInput }
  | { readonly ok: false; readonly problems: readonly TokenProblem[] };

const schemes: readonly Scheme[] = ['light', 'dark'];

/** A dimension such as `1rem`, or families of a font. */
const describeValue = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : Object.values(value as object).join('');

/** Reads tokens of one file and gathers what is wrong with them. */
class TokenReader {
  readonly problems: TokenProblem[];

  constructor(private readonly file: TokenFile) {
    this.problems = [...file.problems];
  }

  /** A token of a type; `undefined` where the file leaves it out or has another one there. */
  take(name: string, type: string): FileToken | undefined {
    const token = this.file.tokens.get(name);
    if (token === undefined || token.type === type) return token;
    this.refuse(token, `must be of $type "${type}", not "${String(token.type)}"`);
    return undefined;
  }

  color(name: string): string | undefined {
    const token = this.take(name, 'color');
    if (token === undefined) return undefined;
    const read = fromDesignColor(token.value);
    if ('color' in read) return read.color;
    this.refuse(token, read.wrong);
    return undefined;
  }

  /** The choice whose values the file has; one that is none of them is refused. */
  choice<Name extends string>(
    type: string,
    names: readonly string[],
    choices: Readonly<Record<Name, readonly unknown[]>>,
  ): Name | undefined {
    const tokens = names.map((name) => this.take(name, type));
    const [first] = tokens;
    if (first === undefined) return undefined;
    const found = JSON.stringify(tokens.map((token) => token?.value));
    const fit = (Object.keys(choices) as Name[]).find(
      (choice) => JSON.stringify(choices[choice]) === found,
    );
    if (fit === undefined) {
      const allowed = Object.entries<readonly unknown[]>(choices).map(
        ([choice, values]) => `${choice} (${values.map(describeValue).join(', ')})`,
      );
      this.refuse(
        { path: names.length > 1 ? first.path.slice(0, -1) : first.path },
        `fits no choice of a theme; there are: ${allowed.join(', ')}`,
      );
    }
    return fit;
  }

  refuse({ path }: Pick<FileToken, 'path'>, message: string): void {
    this.problems.push({ path, message });
  }
}

const rems = (values: readonly number[]) => values.map((value) => ({ value, unit: 'rem' }));

const lists = <Name extends string, Value>(
  choices: Readonly<Record<Name, Value>>,
  list: (value: Value) => readonly unknown[],
) =>
  Object.fromEntries(
    Object.entries<Value>(choices).map(([name, value]) => [name, list(value)]),
  ) as Record<Name, readonly unknown[]>;

function readChoices(reader: TokenReader, { tokens }: TokenFile, file: unknown): object {
  const accent = tokens.get('choices.accent');
  const tint = reader.take('choices.neutralTint', 'number');
  const extensions = (file as Record<string, Record<string, unknown>> | undefined)?.['$extensions'];
  const given = {
    brand: reader.color('choices.brand'),
    accent: accent?.alias === 'choices.brand' ? undefined : reader.color('choices.accent'),
    neutralTint: tint?.value,
    radius: reader.choice(
      'dimension',
      ['radius.s', 'radius.m', 'radius.l'],
      lists(radii, ({ s, m, l }) => rems([s, m, l])),
    ),
    density: reader.choice(
      'dimension',
      ['space.unit'],
      lists(densities, (unit) => rems([unit])),
    ),
    font: reader.choice(
      'fontFamily',
      ['font.body'],
      lists(fonts, (families) => [families]),
    ),
    ...(extensions?.[choicesExtension] as object | undefined),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const placeOf = (path: readonly PropertyKey[]) => {
  const [first = ''] = path;
  const isExtension = first === 'hero' || first === 'scheme';
  return isExtension
    ? ['$extensions', choicesExtension, String(first)]
    : ['choices', ...path.map(String)];
};

/** Colours that differ from those that the choices give: they are set by hand. */
function readOverrides(reader: TokenReader, theme: Theme): ThemeInput['overrides'] {
  const { tokens } = deriveTheme(theme);
  const entries = schemes.map((scheme) => {
    const differing = Object.entries(tokens[scheme]).flatMap(([name, derived]) => {
      const color = reader.color(`${scheme}.color.${name}`);
      const isSame = color === undefined || toHex(parseColor(color)) === toHex(parseColor(derived));
      return isSame ? [] : [[name, color] as const];
    });
    return [scheme, Object.fromEntries(differing)] as const;
  });
  return Object.fromEntries(entries.filter(([, colors]) => Object.keys(colors).length > 0));
}

/** Refuses tokens of other names, and changes of tokens that follow from others: they would be lost. */
function refuseStrangers(reader: TokenReader, file: TokenFile, theme: Theme): void {
  const own = readTokenFile(exportTokens(theme, '')).tokens;
  for (const [name, token] of file.tokens) {
    const known = own.get(name);
    if (known === undefined) reader.refuse(token, 'is no token of a theme');
    else if (
      known.type === 'gradient' &&
      JSON.stringify(known.value) !== JSON.stringify(token.value)
    )
      reader.refuse(token, 'follows from the colours and from "hero": change those instead');
  }
}

/**
 * Reads a theme from a file of design tokens, as `exportTokens` writes it. What the file leaves out is derived; a colour
 * that differs from the derived one is set by hand. Contrast is not judged here.
 */
export function importTokens(content: unknown): ImportedTokens {
  const file = readTokenFile(content);
  const reader = new TokenReader(file);
  const choices = readChoices(reader, file, content);
  const parsed = themeSchema.safeParse(choices);
  if (!parsed.success) {
    // A token that could not be read has been refused already.
    const missing = reader.problems.length > 0;
    const problems = parsed.error.issues
      .filter(({ code }) => !(missing && code === 'invalid_type'))
      .map((issue) => ({ path: placeOf(issue.path), message: describeIssue(issue) }));
    return { ok: false, problems: [...reader.problems, ...problems] };
  }
  const overrides = readOverrides(reader, parsed.data);
  refuseStrangers(reader, file, themeSchema.parse({ ...choices, overrides }));
  if (reader.problems.length > 0) return { ok: false, problems: reader.problems };
  const isByHand = Object.keys(overrides ?? {}).length > 0;
  return { ok: true, theme: { ...(choices as ThemeInput), ...(isByHand && { overrides }) } };
}
