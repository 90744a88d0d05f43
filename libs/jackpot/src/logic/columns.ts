/** One place of the counter: a rolling digit or a fixed sign between digits. */
export type Column =
  | { readonly kind: 'digit'; readonly key: string; readonly digit: number }
  | { readonly kind: 'sign'; readonly key: string; readonly text: string };

/**
 * Splits a formatted amount into columns. Keys count from the right, so that a column keeps its
 * place (and rolls) when the amount gains a digit on the left.
 */
export function toColumns(formatted: string): readonly Column[] {
  const characters = [...formatted];
  return characters.map((text, index) => {
    const key = String(characters.length - index);
    return /^\d$/.test(text)
      ? { kind: 'digit', key, digit: Number(text) }
      : { kind: 'sign', key, text };
  });
}
