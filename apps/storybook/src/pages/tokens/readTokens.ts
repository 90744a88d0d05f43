/** A custom property of the page's root. */
export interface Token {
  /** Such as `--space-4`. */
  readonly name: string;
  /** As it is declared for this window and scheme. */
  readonly value: string;
}

const isRoot = (selector: string) => /^(?:html)?:root(?:\[|$)/.test(selector);

/** Names that a list of rules declares for the root, in their order. */
const namesIn = (rules: CSSRuleList): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return namesIn(rule.cssRules);
    if (!(rule instanceof CSSStyleRule) || !isRoot(rule.selectorText)) return [];
    return [...rule.style].filter((name) => name.startsWith('--'));
  });

/** The tokens in force: every custom property that a style sheet of the document declares for its root. */
export function readTokens(): readonly Token[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const names = new Set(sheets.flatMap((sheet) => namesIn(sheet.cssRules)));
  const root = getComputedStyle(document.documentElement);
  return [...names].map((name) => ({ name, value: root.getPropertyValue(name).trim() }));
}

/** Kinds of tokens, by the beginning of their names. What begins otherwise is a size. */
const kinds = {
  color: /^--color-/,
  gradient: /^--gradient-/,
  picture: /^--image-/,
  type: /^--(?:text|weight)-/,
  space: /^--(?:space-|unit$)/,
  radius: /^--radius-/,
  motion: /^--(?:duration|ease)-/,
  elevation: /^--(?:shadow|layer)-/,
} as const;

export type TokenKind = keyof typeof kinds | 'size';

/** The kind of a token. */
export const getKind = (name: string): TokenKind =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(name)) ?? 'size';
